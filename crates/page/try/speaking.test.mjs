// What a screen reader is given to say: each answer once, whole and in order, and nothing that moves by itself.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withPage } from './browser.mjs';
import { LOCALES, Player } from './page.mjs';

// Opens the page, and takes down each node that comes into the live region.
async function heard(browser, address, seed) {
  const player = await Player.open(browser, address, { seed });
  // The welcome is said first.
  await player.page.locator('#say > div').waitFor({ state: 'attached' });
  await player.page.evaluate(() => {
    window.heard = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) window.heard.push(node.textContent);
    }).observe(document.getElementById('say'), { childList: true });
  });
  player.heard = async (count) => {
    await player.page.waitForFunction((count) => window.heard.length >= count, count);
    return player.page.evaluate(() => window.heard);
  };
  return player;
}

test('an answer is one node with all of its lines in one text', () =>
  withPage(async ({ browser, server }) => {
    const player = await heard(browser, server.address, 5);
    const { lines } = await player.type('play domino');
    assert.ok(lines.length > 3);
    assert.deepEqual(await player.heard(1), [lines.join(' ')]);
    const region = player.page.locator('#say > div').last();
    assert.equal(await region.evaluate((node) => node.childNodes.length), 1);
    await player.close();
  }));

test('the same answer twice is said twice', () =>
  withPage(async ({ browser, server }) => {
    const player = await heard(browser, server.address, 5);
    await player.type('xyzzy');
    await player.heard(1);
    await player.type('xyzzy');
    const [first, second] = await player.heard(2);
    assert.equal(second, `${first}\u00A0`);
    await player.close();
  }));

test('the log is silent, and the region has neither name nor place in the order of tabs', () =>
  withPage(async ({ browser, server }) => {
    const player = await heard(browser, server.address, 5);
    const region = player.page.locator('#say');
    assert.deepEqual(await region.evaluate((node) => node.getAttributeNames().sort()), ['aria-live', 'class', 'id']);
    assert.equal(await player.page.locator('#log [aria-live], #log[aria-live], #log[role]').count(), 0);
    assert.equal(await player.page.locator('[lang] [lang]').count(), 0);
    await player.close();
  }));

test('focus stays in the input whatever is answered, and Escape goes back to it', () =>
  withPage(async ({ browser, server }) => {
    const player = await heard(browser, server.address, 5);
    for (const line of ['play domino', 'hint', 'moves', 'leave']) {
      await player.type(line);
      assert.equal(await player.page.evaluate(() => document.activeElement.id), 'line');
    }
    await player.page.keyboard.press('Tab');
    assert.notEqual(await player.page.evaluate(() => document.activeElement.id), 'line');
    await player.page.keyboard.press('Escape');
    assert.equal(await player.page.evaluate(() => document.activeElement.id), 'line');
    await player.close();
  }));

test('the arrow keys recall lines, and what was half typed comes back', () =>
  withPage(async ({ browser, server }) => {
    const player = await heard(browser, server.address, 5);
    await player.type('play domino');
    await player.type('hand');
    const input = player.page.locator('#line');
    await input.fill('sta');
    for (const [key, value] of [['ArrowUp', 'hand'], ['ArrowUp', 'play domino'], ['ArrowUp', 'play domino'], ['ArrowDown', 'hand'], ['ArrowDown', 'sta']]) {
      await input.press(key);
      assert.equal(await input.inputValue(), value);
    }
    await player.close();
  }));

test('in braille mode the outcome stands before the place to type in, and is not sent', () =>
  withPage(async ({ browser, server }) => {
    const player = await heard(browser, server.address, 5);
    await player.type('braille 40');
    const { prompt } = await player.type('play domino');
    assert.match(prompt, /> $/);
    assert.ok(prompt.length > 3 && prompt.length <= 40, prompt);
    const after = await player.type('hand');
    assert.equal(await player.page.locator('#log .typed').last().innerText(), 'hand');
    assert.match(after.prompt, /> $/);
    await player.close();
  }));

test('a heading stands before each game, lesson, hand and round, once', () =>
  withPage(async ({ browser, server }) => {
    const player = await heard(browser, server.address, 5);
    for (const line of ['play domino', 'last', 'last 20', 'leave', 'play schnuff', 'leave', 'learn sniff']) await player.type(line);
    const headings = await player.page.locator('#log h3').allInnerTexts();
    assert.deepEqual(headings.slice(0, 4), ['Game: domino', 'Hand 1', 'Game: schnuff', 'Round 1']);
    assert.match(headings[4], /^Learn sniff: lesson 1 of 3/);
    assert.ok(!(await player.heard(1)).some((text) => text.includes('Game: domino')), 'nobody hears headings');
    await player.close();
  }));

test('where the browser has no voice, that is told in words about the browser', () =>
  withPage(async ({ browser, server }) => {
    const context = await browser.newContext({ locale: LOCALES.en });
    await context.addInitScript(() => (speechSynthesis.getVoices = () => []));
    const player = await Player.in(context, server.address);
    const { lines } = await player.type('speech on');
    assert.match(lines.join(' '), /your browser has no voice/);
    await player.close();
  }));

test('Escape lets the focus come anew where it has stayed in the input, and keeps what is half typed', () =>
  withPage(async ({ browser, server }) => {
    const player = await heard(browser, server.address, 5);
    const input = player.page.locator('#line');
    await input.fill('half');
    await input.evaluate((line) => {
      window.moves = [];
      for (const kind of ['blur', 'focus']) line.addEventListener(kind, () => window.moves.push(kind));
    });
    await input.press('Escape');
    await player.page.waitForFunction(() => window.moves.join(' ') === 'blur focus');
    assert.equal(await input.inputValue(), 'half');
    await player.close();
  }));
