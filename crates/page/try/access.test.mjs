// Rules that a machine can check, in the states that the page has: names, roles, contrasts, sizes.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { withPage } from './browser.mjs';
import { LOCALES, Player, kind } from './page.mjs';

const axe = readFileSync(new URL(import.meta.resolve('axe-core')), 'utf8');

// As wide as readers may set text, by WCAG 1.4.12.
const SPACED = '* { letter-spacing: 0.12em !important; line-height: 1.5 !important; word-spacing: 0.16em !important }';

const STATES = {
  lobby: [],
  game: ['play domino'],
  question: ['play domino', 'resign'],
  list: ['rules domino'],
  settings: ['settings'],
  lesson: ['learn sniff'],
  braille: ['braille 40', 'play schnuff'],
  end: ['quit'],
};

test('axe finds nothing, in light and dark', { timeout: 600_000 }, () =>
  withPage(async ({ browser, server }) => {
    for (const [state, lines] of Object.entries(STATES)) {
      // What looks for faults is a script of the test, which the page itself would refuse.
      const player = await Player.open(browser, server.address, { bypassCSP: true, serviceWorkers: 'block' });
      for (const line of lines) await player.type(line);
      await player.page.evaluate(axe);
      for (const colorScheme of ['light', 'dark']) {
        await player.page.emulateMedia({ colorScheme });
        const { violations } = await player.page.evaluate(() => axe.run());
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
        assert.deepEqual(found, [], `${state}, ${colorScheme}`);
      }
      await player.close();
    }
  }));

test('nothing is cut off at 320 pixels, at 400 % zoom, or with wide letters', () =>
  withPage(async ({ browser, server }) => {
    // 1280 by 1024 pixels at 400 % are 320 by 256.
    for (const viewport of [{ width: 320, height: 640 }, { width: 320, height: 256 }]) {
      for (const locale of Object.values(LOCALES)) {
        const player = await Player.open(browser, server.address, { locale, viewport });
        await player.page.evaluate((style) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(style);
          document.adoptedStyleSheets.push(sheet);
        }, SPACED);
        await player.type('play scout');
        const wide = await player.page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(wide <= viewport.width, `${wide} pixels in ${locale}`);
        await player.close();
      }
    }
  }));

test('a finger finds each button: none is lower than 44 pixels', () =>
  withPage(async ({ browser, server }) => {
    const player = await Player.open(browser, server.address, { viewport: { width: 320, height: 640 }, hasTouch: true });
    await player.type('play domino');
    const boxes = await player.page.locator('button:visible, #line').evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().height));
    assert.ok(boxes.length > 5);
    assert.ok(boxes.every((height) => height >= 44), boxes.join(' '));
    await player.close();
  }));

test('with forced colours borders and focus are seen', { skip: kind !== 'chromium' }, () =>
  withPage(async ({ browser, server }) => {
    const player = await Player.open(browser, server.address, { forcedColors: 'active' });
    const line = player.page.locator('#line');
    await line.focus();
    const { borderTopWidth, outlineWidth } = await line.evaluate((node) => ({ ...getComputedStyle(node) }));
    assert.notEqual(borderTopWidth, '0px');
    assert.notEqual(outlineWidth, '0px');
    await player.close();
  }));

test('the page says its language, and asks not to be translated', () =>
  withPage(async ({ browser, server }) => {
    for (const [lang, locale] of Object.entries(LOCALES)) {
      const player = await Player.open(browser, server.address, { locale });
      const html = player.page.locator('html');
      assert.equal(await html.getAttribute('lang'), lang);
      assert.equal(await html.getAttribute('translate'), 'no');
      await player.type('lang english');
      assert.equal(await html.getAttribute('lang'), 'en');
      await player.close();
    }
  }));
