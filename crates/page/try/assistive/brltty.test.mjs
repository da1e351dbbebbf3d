// What a braille display of 40 cells shows with BRLTTY in braille mode: whole games, in which at rest the outcome of each line stands on it,
// and what is typed behind that.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withPage } from '../browser.mjs';
import { LOCALES, kind } from '../page.mjs';
import { Display, SEEN, Typist } from './desk.mjs';
import { GAMES, lines } from './games.mjs';

const CELLS = 40;
const TABLES = { de: 'de', en: 'en_GB', nl: 'nl' };
for (const { lang, game, seed, begin } of GAMES) {
  test(`${game} with BRLTTY and ${kind}, ${lang}`, { timeout: 3_600_000 }, () =>
    withPage(async ({ browser, server }) => {
      const display = await Display.begin(CELLS, TABLES[lang]);
      try {
        const player = await Typist.open(browser, server.address, { locale: LOCALES[lang], seed, viewport: null });
        let prompt = '';
        // Longer lines move the display along.
        player.heeds = async (_, draft) => prompt.length + draft.length < CELLS && (await display.shows(prompt + draft));
        for await (const line of lines(player, [`braille ${CELLS}`, begin])) {
          await player.type(line);
          prompt = await player.page.inputValue('#line');
          await display.shows(prompt);
        }
        assert.match(prompt, /\S.*> $/);
        assert.deepEqual(player.faults, []);
        await player.close();
      } finally {
        await display.end();
      }
    }, SEEN));
}
