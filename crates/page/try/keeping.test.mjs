// What the page keeps, and what it tells where it cannot.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { withPage } from './browser.mjs';
import { LOCALES, Player, kind } from './page.mjs';

const GAMES = ['sniff', 'domino', 'schnuff', 'scout', 'spion'];
const program = process.env.SNUFFEL_BIN ?? 'target/debug/snuffel';

// Plays on by buttons, so many times the first one.
async function choose(player, times) {
  for (let time = 0; time < times; time += 1) await player.press((await player.choices())[0][1][0]);
}

// Begins a game and does a few things in it.
async function begin(player, game) {
  await player.type(`play ${game}`);
  await choose(player, 4);
}

for (const game of GAMES) {
  test(`${game} goes on where it was when the page is loaded again`, () =>
    withPage(async ({ browser, server }) => {
      const player = await Player.open(browser, server.address, { seed: 7 });
      await begin(player, game);
      const { lines } = await player.type('status');
      await player.load();
      await player.type('resume');
      assert.deepEqual((await player.type('status')).lines, lines);
      await player.close();
    }));
}

test('the page begins anew however often it is loaded in the middle of a game', { timeout: 600_000 }, () =>
  withPage(async ({ browser, server }) => {
    const player = await Player.open(browser, server.address, { seed: 7 });
    await begin(player, 'domino');
    for (let time = 0; time < 12; time += 1) {
      await player.load();
      assert.match((await player.type('resume')).lines[0], /domino-1/);
    }
    await player.close();
  }));

test('a lesson goes on with the task at which it was left', () =>
  withPage(async ({ browser, server }) => {
    const player = await Player.open(browser, server.address);
    await player.type('learn domino');
    const task = (await player.type('ends')).lines.at(-1);
    await player.load();
    assert.equal((await player.type('learn domino')).lines.at(-1), task);
    await player.close();
  }));

// What goes into a worker so that the page can tell it whether its storage is full.
const HEARS = "const orders = new BroadcastChannel('full'); orders.onmessage = ({ data }) => { globalThis.isFull = data; orders.postMessage('heard'); };\n";

const fill = (player, isFull) =>
  player.page.evaluate(
    (isFull) =>
      new Promise((resolve) => {
        const orders = new BroadcastChannel('full');
        orders.onmessage = () => {
          orders.close();
          resolve();
        };
        orders.postMessage(isFull);
      }),
    isFull,
  );

// A worker whose storage refuses each change while `is` says so.
function refusing(context, is) {
  return context.route('**/storage.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('async change(changes, all) {', `async change(changes, all) {\n    if (${is}) throw new Error('full');`);
    await route.fulfill({ response, body: HEARS + body });
  });
}

test('what the browser refuses to keep is not called saved, and is kept as soon as it can be', () =>
  withPage(async ({ browser, server }) => {
    const context = await browser.newContext({ locale: LOCALES.en, serviceWorkers: 'block' });
    await refusing(context, 'globalThis.isFull');
    const player = await Player.in(context, server.address, 7);
    await player.type('play domino');
    await fill(player, true);
    await choose(player, 1);
    assert.match((await player.answers()).at(-1), /^Your browser did not save this\./);
    const { lines } = await player.type('save');
    assert.ok(!lines.some((line) => /^Saved/.test(line)), lines.join('\n'));
    await fill(player, false);
    await player.type('status');
    assert.match((await player.type('save')).lines.join('\n'), /[Ss]aved/);
    await player.load();
    await player.type('resume');
    await player.close();
  }));

test('without a storage one can play, and is told that nothing is saved', () =>
  withPage(async ({ browser, server }) => {
    const context = await browser.newContext({ locale: LOCALES.en, serviceWorkers: 'block' });
    await refusing(context, 'true');
    const player = await Player.in(context, server.address, 7);
    await begin(player, 'domino');
    assert.ok((await player.answers()).some((line) => line.startsWith('Your browser did not save this.')));
    await player.close();
  }));

test('what was cleared away under a game is written anew', { skip: kind !== 'chromium' }, () =>
  withPage(async ({ browser, server }) => {
    const player = await Player.open(browser, server.address, { seed: 7 });
    await begin(player, 'domino');
    const session = await player.context.newCDPSession(player.page);
    await session.send('Storage.clearDataForOrigin', { origin: new URL(server.address).origin, storageTypes: 'indexeddb' });
    await choose(player, 2);
    const { lines } = await player.type('status');
    await player.load();
    await player.type('resume');
    assert.deepEqual((await player.type('status')).lines, lines);
    await player.close();
  }));

test('a second tab says so, and goes on when the first is closed', () =>
  withPage(async ({ browser, server }) => {
    const player = await Player.open(browser, server.address);
    const second = await player.context.newPage();
    await second.goto(server.address);
    await second.locator('.answer', { hasText: 'another tab' }).waitFor();
    await player.page.close();
    await second.locator('.answer', { hasText: 'sniff' }).first().waitFor();
    await player.close();
  }));

test('without a network the page opens, plays and speaks another language', () =>
  withPage(async ({ browser, server }) => {
    const player = await Player.open(browser, server.address);
    await player.page.evaluate(() => navigator.serviceWorker.ready);
    await player.load();
    await player.context.setOffline(true);
    server.close();
    await player.load();
    await player.type('lang deutsch');
    assert.equal(await player.page.getAttribute('html', 'lang'), 'de');
    const { lines } = await player.type('spiele domino');
    assert.match(lines[0], /^Domino/);
    await player.close();
  }));

// Saves the file that a line downloads, and gives its name. Firefox tells nobody who tries it of downloads: there it is what the page
// gives to the browser.
async function download(player, line, path) {
  if (kind === 'chromium') {
    const [download] = await Promise.all([player.page.waitForEvent('download'), player.type(line)]);
    await download.saveAs(path);
    return download.suggestedFilename();
  }
  await player.page.evaluate(() => {
    const offer = URL.createObjectURL;
    URL.createObjectURL = (blob) => {
      window.offered = blob.arrayBuffer();
      return offer(blob);
    };
    HTMLAnchorElement.prototype.click = function () {
      window.offeredAs = this.download;
    };
  });
  await player.type(line);
  await player.page.waitForFunction(() => window.offeredAs);
  writeFileSync(path, Buffer.from(await player.page.evaluate(async () => [...new Uint8Array(await window.offered)])));
  return player.page.evaluate(() => window.offeredAs);
}

test('games go from the page to the program and back', () =>
  withPage(async ({ browser, server }) => {
    const data = mkdtempSync(join(tmpdir(), 'snuffel-'));
    const run = (...args) => execFileSync(program, ['--lang', 'en', '--data', data, ...args], { encoding: 'utf8', input: '' });
    const player = await Player.open(browser, server.address, { seed: 7 });
    await begin(player, 'domino');
    await player.type('leave');
    const file = join(data, 'games.tgz');
    assert.equal(await download(player, 'export games.tgz', file), 'games.tgz');
    assert.match(run('import', file), /1 new/);
    assert.match(run('games'), /domino/);
    const back = join(data, 'back.tgz');
    run('export', back);
    await player.close();
    const other = await Player.open(browser, server.address);
    await other.page.setInputFiles('#file', back);
    await other.asked(1);
    assert.match((await other.type('games')).lines.join('\n'), /1: domino/);
    await other.close();
  }));
