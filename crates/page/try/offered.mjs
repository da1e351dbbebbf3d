// Whole games by what is offered, and by nothing else.
import assert from 'node:assert/strict';

// More lines than any of these games takes against a computer that plays well.
const MOST = 2_000;

// A number that is always the next one of the same row.
function dice(seed) {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 16) % sides;
  };
}

// The lines that somebody chooses among the first ones offered, until the game is over.
export async function* offered(player) {
  const roll = dice(7);
  // A game that is over is put away.
  for (let count = 0; !(await player.kept()).some((key) => key.startsWith('finished/')); count += 1) {
    assert.ok(count < MOST, 'the game does not end');
    const [[, lines]] = await player.choices();
    yield lines[roll(lines.length)];
  }
}
