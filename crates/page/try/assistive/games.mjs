// The games that are played at the desk, a different one in each language.
import { offered } from '../offered.mjs';
import { typable } from './desk.mjs';

export const GAMES = [
  { lang: 'de', game: 'sniff', seed: 11, begin: 'play sniff size 4x4' },
  { lang: 'nl', game: 'domino', seed: 11, begin: 'play domino' },
  { lang: 'en', game: 'schnuff', seed: 5, begin: 'play schnuff short' },
];

// What is asked in the middle of them: a mistake, the same one again, and what has many lines.
const ASKED = ['xyzzy', 'xyzzy', 'status', 'moves', 'help'];

// How many moves of each game are made, where not all.
const most = Number(process.env.SNUFFEL_MOVES ?? Infinity);

// The lines that are typed in a game: after these first ones what is asked, and then moves until it is over.
export async function* lines(player, first) {
  yield* [...first, ...ASKED];
  let count = 0;
  for await (const line of offered(player)) {
    if (count === most) return;
    yield typable(line);
    count += 1;
  }
}
