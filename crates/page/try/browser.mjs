// The browser that the tests of a file share, and a server of the page for each test.
import { after } from 'node:test';
import { folder, launch } from './page.mjs';
import { serve } from './served.mjs';

// The browser of all tests that need no options: each test opens contexts of its own in it.
let common;
after(async () => (await common)?.close());

// Serves the page for a test, which gets a browser and the server. Where there are `options` of the browser, it is one of its own.
export async function withPage(test, options) {
  const [browser, server] = await Promise.all([options ? launch(options) : (common ??= launch()), serve(folder)]);
  try {
    await test({ browser, server });
  } finally {
    if (options) await browser.close();
    server.close();
  }
}
