// What the page asks for, and what it lets others do.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withPage } from './browser.mjs';
import { Player } from './page.mjs';

test('nothing is asked for anywhere else, and nothing is told to anybody', () =>
  withPage(async ({ browser, server }) => {
    const requests = [];
    const context = await browser.newContext();
    context.on('request', (request) => requests.push(request));
    const player = await Player.in(context, server.address, 3);
    for (const line of ['play domino', 'hint', 'leave', 'lang nl', 'selftest', 'export a.tgz', 'quit']) await player.type(line);
    assert.ok(requests.length > 10, 'requests are seen');
    for (const request of requests) {
      assert.equal(new URL(request.url()).origin, new URL(server.address).origin, request.url());
      assert.equal(request.method(), 'GET');
      assert.equal(request.postData(), null);
    }
    assert.deepEqual(await context.cookies(), []);
    assert.deepEqual(player.faults, []);
    await player.close();
  }));

test('requests elsewhere, inline scripts and markup from strings are refused', () =>
  withPage(async ({ browser, server }) => {
    const player = await Player.open(browser, server.address);
    const refused = await player.page.evaluate(async () => {
      const violations = [];
      document.addEventListener('securitypolicyviolation', (event) => violations.push(event.effectiveDirective));
      const attempt = (deed) => {
        try {
          deed();
        } catch {
          // Refused at once.
        }
      };
      attempt(() => document.body.setAttribute('onclick', 'window.isHostile = true'));
      attempt(() => document.body.click());
      attempt(() => document.body.insertAdjacentHTML('beforeend', '<b id="hostile"></b>'));
      fetch('https://example.org/').catch(() => {});
      const isMade = document.getElementById('hostile') !== null && 'trustedTypes' in window;
      await new Promise((resolve) => setTimeout(resolve, 200));
      return { violations, isHostile: window.isHostile ?? false, isMade };
    });
    assert.equal(refused.isHostile, false);
    assert.equal(refused.isMade, false);
    assert.ok(refused.violations.length > 1, String(refused.violations));
    assert.ok(refused.violations.includes('connect-src'));
    await player.close();
  }));

test('what was typed is text and nothing else', () =>
  withPage(async ({ browser, server }) => {
    const player = await Player.open(browser, server.address);
    await player.type('<img src=x onerror=alert(1)><b>name</b>');
    assert.equal(await player.page.locator('#log img, #log b').count(), 0);
    assert.equal(await player.page.locator('#log .typed').last().innerText(), '<img src=x onerror=alert(1)><b>name</b>');
    await player.close();
  }));

test('a link leads to the notices of all work of others, which are kept with the page', () =>
  withPage(async ({ browser, server }) => {
    const player = await Player.open(browser, server.address);
    const link = player.page.locator('#notices');
    assert.match(await link.innerText(), /\S/);
    const [notices] = await Promise.all([player.context.waitForEvent('page'), link.click()]);
    await notices.waitForLoadState();
    assert.match(await notices.locator('body').innerText(), /notices/i);
    await player.close();
  }));
