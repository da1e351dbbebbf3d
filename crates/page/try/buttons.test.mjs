// Whole games, a lesson and a change of settings without a key: nothing is typed, and only what is offered is done.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withPage } from './browser.mjs';
import { offered } from './offered.mjs';
import { LOCALES, Player } from './page.mjs';

const GAMES = ['sniff', 'domino', 'schnuff', 'scout', 'spion'];

// What the lobby offers to begin this game with.
async function beginning(player, game) {
  const lines = (await player.choices()).flatMap(([, lines]) => lines);
  return lines.find((line) => line.split(' ').includes(game)) ?? assert.fail(`${game} is not offered: ${lines}`);
}

// Where only a part of all is tried, each game in one language.
const isWhole = Number(process.env.SNUFFEL_SHARE ?? 1) === 1;
const languages = Object.entries(LOCALES);

for (const [place, game] of GAMES.entries()) {
  for (const [lang, locale] of isWhole ? languages : [languages[place % languages.length]]) {
    test(`${game} by buttons alone, ${lang}`, { timeout: 1_200_000 }, () =>
      withPage(async ({ browser, server }) => {
        const player = await Player.open(browser, server.address, { locale, seed: 11 });
        await player.press(await beginning(player, game));
        for await (const line of offered(player)) await player.press(line);
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
