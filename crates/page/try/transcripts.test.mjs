// What is typed in the transcripts and in the lessons is answered by the page as by the program at a terminal, line by line.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withPage } from './browser.mjs';
import { LOCALES, Player } from './page.mjs';
import { calm, cases, lessons, told } from './told.mjs';

// Of so many cases one is tried, with another one in each language.
const share = Number(process.env.SNUFFEL_SHARE ?? 1);

const shared = (all) =>
  Object.keys(LOCALES).flatMap((lang, first) => all.filter((_, place) => (place + first) % share === 0).map((each) => ({ ...each, lang })));

// Types all lines into a page of its own. For each line that was asked for: what was told before, and the prompt.
async function typed(browser, address, { lang, seed, typed: lines }) {
  const player = await Player.open(browser, address, { locale: LOCALES[lang], seed });
  const answers = [{ lines: await player.answers(), prompt: await player.prompt() }];
  for (const line of lines) {
    answers.push(await player.type(line));
    if (await player.hasEnded()) break;
  }
  assert.deepEqual(player.faults, []);
  await player.close();
  return answers;
}

for (const [what, all] of [['transcripts', cases()], ['lessons', lessons()]]) {
  test(`the ${what} are told as at a terminal`, { timeout: 7_200_000 }, () =>
    withPage(async ({ browser, server }) => {
      for (const each of shared(all)) {
        const [page, terminal] = await Promise.all([typed(browser, server.address, each), told(each.typed, each)]);
        const name = `${each.game} ${each.name} ${each.lang}`;
        // Where lines are left over at a terminal, that ends with them, and the page goes on.
        terminal.length = page.length;
        for (const [place, answer] of page.entries()) assert.deepEqual(calm(answer), calm(terminal[place]), `${name}, line ${place}`);
      }
    }),
  );
}
