// Whole games, a lesson and a change of settings without a key: nothing is typed, and only what is offered is done.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCALES, Player, withPage } from './page.mjs';

const GAMES = ['sniff', 'domino', 'schnuff', 'scout', 'spion'];
// More presses than any of these games takes against a computer that plays well.
const MOST = 2_000;

// What the lobby offers to begin this game with.
async function beginning(player, game) {
  const lines = (await player.choices()).flatMap(([, lines]) => lines);
  return lines.find((line) => line.split(' ').includes(game)) ?? assert.fail(`${game} is not offered: ${lines}`);
}

// A number that is always the next one of the same row.
function dice(seed) {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 16) % sides;
  };
}

// Where only a part of all is tried, each game in one language.
const isWhole = Number(process.env.SNUFFEL_SHARE ?? 1) === 1;
const languages = Object.entries(LOCALES);

for (const [place, game] of GAMES.entries()) {
  for (const [lang, locale] of isWhole ? languages : [languages[place % languages.length]]) {
    test(`${game} by buttons alone, ${lang}`, { timeout: 1_200_000 }, () =>
      withPage(async ({ browser, server }) => {
        const player = await Player.open(browser, server.address, { locale, seed: 11 });
        const roll = dice(7);
        await player.press(await beginning(player, game));
        let presses = 0;
        // A game that is over is put away.
        while (!(await player.kept()).some((key) => key.startsWith('finished/'))) {
          const [[, lines]] = await player.choices();
          await player.press(lines[roll(lines.length)]);
          presses += 1;
          assert.ok(presses < MOST, `${game} does not end`);
        }
        assert.deepEqual(player.faults, []);
        await player.close();
      }));
  }
}

test('buttons are named by what would be typed, and nothing moves under a finger', () =>
  withPage(async ({ browser, server }) => {
    const player = await Player.open(browser, server.address, { seed: 5 });
    await player.press(await beginning(player, 'domino'));
    const kept = await player.page.locator('#groups button').first().elementHandle();
    const before = await player.choices();
    await player.type('hand');
    await player.type('xyzzy');
    assert.deepEqual(await player.choices(), before);
    assert.ok(await kept.evaluate((button) => button.isConnected), 'the same buttons stay');
    const all = player.page.locator('#choices :is(a, button, input, select, [role=button])');
    assert.equal(await all.count(), await player.page.locator('#choices button').count());
    for (const name of await all.evaluateAll((nodes) => nodes.map((node) => node.textContent))) assert.match(name, /\S/);
    await player.close();
  }));

test('more than twelve buttons stand in groups with headings', () =>
  withPage(async ({ browser, server }) => {
    const player = await Player.open(browser, server.address, { seed: 5 });
    const groups = await player.choices();
    assert.ok(groups.flatMap(([, lines]) => lines).length > 12);
    for (const [heading] of groups) assert.match(heading ?? '', /\S/);
    await player.close();
  }));

test('after a choice the focus goes to the first of the next ones, or stays in the input', () =>
  withPage(async ({ browser, server }) => {
    const player = await Player.open(browser, server.address, { seed: 5 });
    const focused = () => player.page.evaluate(() => document.activeElement.textContent || document.activeElement.id);
    await player.press(await beginning(player, 'domino'));
    assert.equal(await focused(), (await player.choices())[0][1][0]);
    await player.page.uncheck('#after-choice');
    await player.press((await player.choices())[0][1][0]);
    assert.equal(await focused(), 'line');
    await player.close();
  }));
