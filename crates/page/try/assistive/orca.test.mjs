// What is heard with Orca: whole games, in which each answer of the log is said once, to its end, in order, and nothing besides but keys.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withPage } from '../browser.mjs';
import { LOCALES, kind } from '../page.mjs';
import { isEcho, Reader, SEEN, Typist } from './desk.mjs';
import { GAMES, lines } from './games.mjs';

for (const { lang, game, seed, begin } of GAMES) {
  test(`${game} with Orca and ${kind}, ${lang}`, { timeout: 3_600_000 }, () =>
    withPage(async ({ browser, server }) => {
      const reader = await Reader.begin();
      try {
        const player = await Typist.open(browser, server.address, { locale: LOCALES[lang], seed, viewport: null });
        player.heeds = (key) => reader.echoes(key);
        const [welcome] = await player.told();
        await reader.says(welcome);
        await player.escape(reader);
        let told = 1;
        const hear = async (line) => {
          reader.mark();
          await player.type(line);
          const answers = (await player.told()).slice(told);
          told += answers.length;
          // What comes at once is one text.
          await reader.says(answers.join(' '));
          assert.deepEqual(reader.heard().filter((text) => !isEcho(text, line)), [answers.join(' ')], line);
        };
        for await (const line of lines(player, [begin])) await hear(line);
        // Whether the last answer comes twice is heard at one more line.
        await hear('xyzzy');
        assert.deepEqual(player.faults, []);
        await player.close();
      } finally {
        await reader.end();
      }
    }, SEEN));
}

test(`Escape brings Orca back to the field in ${kind}, where it has read elsewhere`, { timeout: 300_000 }, () =>
  withPage(async ({ browser, server }) => {
    const reader = await Reader.begin();
    try {
      const player = await Typist.open(browser, server.address, { locale: LOCALES.en, seed: 1, viewport: null });
      await reader.says((await player.told())[0]);
      await player.escape(reader);
      reader.mark();
      await reader.browse();
      await player.press('h');
      await reader.says('What you can do now heading level 2.');
      reader.mark();
      await player.escape(reader);
      assert.ok(reader.heard().some((text) => text.startsWith('Your line entry')), reader.heard().join(' | '));
      await player.close();
    } finally {
      await reader.end();
    }
  }, SEEN));

test(`what a button does is heard with Orca and ${kind}, whole, beside the name of the next one`, { timeout: 600_000 }, () =>
  withPage(async ({ browser, server }) => {
    const reader = await Reader.begin();
    try {
      const player = await Typist.open(browser, server.address, { locale: LOCALES.en, seed: 1, viewport: null });
      await reader.says((await player.told())[0]);
      await player.escape(reader);
      for (const name of ['Enter', 'play sniff', 'play domino']) {
        await player.press('Tab');
        await reader.says(`${name} push button.`);
      }
      let [{ length: told }, asked] = await Promise.all([player.told(), player.count()]);
      let pressed = 'play domino';
      for (let presses = 0; presses < 4; presses += 1) {
        reader.mark();
        await player.press('space');
        await player.asked(asked);
        asked = await player.count();
        const answers = (await player.told()).slice(told);
        told += answers.length;
        await reader.says(answers.join(' '));
        // The same button once more stays, and is not named anew.
        const [[, [next]]] = await player.choices();
        if (next !== pressed) await reader.says(`${next} push button.`);
        pressed = next;
        assert.equal(reader.heard().filter((text) => text.includes(answers.join(' '))).length, 1);
      }
      await player.close();
    } finally {
      await reader.end();
    }
  }, SEEN));
