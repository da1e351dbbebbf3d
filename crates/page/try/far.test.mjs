// Tables far away: how a page comes to one, and what it asks for on the way. Whole games are played by `.ci/page far`.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withPage } from './browser.mjs';
import { Table, withRelay } from './far.mjs';
import { Player } from './page.mjs';

// A page, a relay, and a table at a program whose links lead to that page.
const withTable = (test) =>
  withRelay((relay) =>
    withPage(async ({ browser, server }) => {
      const table = await Table.open(['domino', `--relay=${relay}`, '--name', 'Anna', '--page-address', server.address]);
      try {
        const link = await table.hears(/^http\S+#/);
        await test({ browser, server, relay, table, link });
      } finally {
        await table.close();
      }
    }),
  );

test('a link asks, and joins when it is answered by the button yes', () =>
  withTable(async ({ browser, table, link }) => {
    const player = await Player.open(browser, link);
    await player.hears(/^According to this link, Anna invites you to a game of domino for 2 people\./);
    assert.equal(new URL(player.page.url()).hash, '', 'the words are taken out of the address');
    assert.deepEqual((await player.choices())[0][1].slice(0, 2), ['yes', 'no']);
    await player.press('yes');
    await player.hears(/You play against Anna/);
    await table.hears(/Player two is here/);
    assert.deepEqual(player.faults, []);
    await player.close();
  }));

test('who says no to a link stays where they are, and nobody hears of it', () =>
  withTable(async ({ browser, link }) => {
    const player = await Player.open(browser, link);
    const requests = [];
    player.context.on('request', (request) => requests.push(request.url()));
    await player.hears(/^According to this link/);
    const { lines } = await player.press('no');
    assert.doesNotMatch(lines.join(' '), /Looking/);
    assert.deepEqual(requests.filter((url) => url.includes('snuffel_net')), []);
    await player.close();
  }));

test('a link that is opened in a second tab is asked about in the first', { skip: process.env.SNUFFEL_BROWSER === 'firefox' }, () =>
  withTable(async ({ browser, server, link }) => {
    const player = await Player.open(browser, server.address);
    const second = await player.context.newPage();
    await second.goto(link);
    await player.hears(/^According to this link, Anna/);
    await player.close();
  }));

test('the network is fetched only by who plays far away, and asks nobody but the relay', () =>
  withTable(async ({ browser, server, relay, link }) => {
    const context = await browser.newContext();
    const asked = new Set();
    context.on('request', (request) => asked.add(new URL(request.url()).origin));
    context.on('page', (page) => page.on('websocket', (socket) => asked.add(new URL(socket.url()).origin)));
    const player = await Player.in(context, server.address);
    await player.type('rules domino');
    assert.ok(!server.asked.some((path) => path.includes('snuffel_net')), String(server.asked));
    await player.type(`join ${link}`);
    await player.hears(/You play against Anna/);
    assert.ok(server.asked.includes('/snuffel_net_bg.wasm'));
    const known = [server.address, relay, relay.replace('http', 'ws')].map((url) => new URL(url).origin);
    // In Firefox, playwright does not see the connections of a worker.
    if (process.env.SNUFFEL_BROWSER !== 'firefox') {
      assert.ok(asked.has(new URL(relay.replace('http', 'ws')).origin), 'what a worker asks is seen, too');
    }
    assert.deepEqual([...asked].filter((origin) => !known.includes(origin)), []);
    await context.close();
  }));

test('a page whose network cannot be fetched says so, and can try again', () =>
  withTable(async ({ browser, link }) => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    await context.route(/snuffel_net_bg/, (route) => route.abort());
    const player = await Player.in(context, new URL('/', link).href);
    await player.type(`join ${link}`);
    await player.hears(/^The part of the page that plays far away could not be loaded/);
    await context.unroute(/snuffel_net_bg/);
    await player.type(`join ${link}`);
    await player.hears(/You play against Anna/);
    await context.close();
  }));

test('a page hosts as long as its tab is there, and passes its link on', () =>
  withRelay((relay) =>
    withPage(async ({ browser, server }) => {
      const host = await Player.open(browser, server.address, { seed: 1 });
      await host.page.evaluate(() => {
        navigator.share = async ({ url }) => (document.body.dataset.shared = url);
      });
      const button = host.page.locator('#share');
      assert.ok(await button.isHidden());
      await host.type(`page address ${server.address}`);
      await host.type(`host domino --relay=${relay}`);
      await host.hears(/as long as this tab/);
      const link = await host.hears(/^http\S+#/);
      await button.click();
      assert.equal(await host.page.evaluate(() => document.body.dataset.shared), link);
      const guest = await Player.open(browser, link);
      await guest.hears(/^This link invites you/);
      await guest.press('yes');
      await host.hears(/You play against/);
      await guest.hears(/You play against/);
      // Whoever closes a table has nothing to pass on.
      await host.type('leave');
      await host.type('quit');
      assert.ok(await button.isHidden());
      assert.deepEqual([...host.faults, ...guest.faults], []);
      await guest.close();
      await host.close();
    }),
  ));
