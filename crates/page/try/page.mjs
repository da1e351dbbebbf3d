// The page as a player uses it: types lines, presses buttons, and reads what comes of them.
import { chromium, firefox } from 'playwright-core';

// The options with which Chromium begins.
export const options = (more) => ({ executablePath: '/usr/bin/chromium', ...more, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...(more.args ?? [])] });

const KINDS = {
  chromium: (more) => chromium.launch(options(more)),
  firefox: (options) => firefox.launch({ channel: 'moz-firefox', executablePath: '/usr/bin/firefox-esr', ...options }),
};

// The languages of the program, and the browsers that speak them.
export const LOCALES = { de: 'de-DE', en: 'en-GB', nl: 'nl-NL' };

// How long an answer may take at most, on a machine that has other things to do as well.
const LONG = 120_000;

export const folder = process.env.SNUFFEL_PAGE ?? 'target/page';

// The browser that the tests run in.
export const kind = process.env.SNUFFEL_BROWSER ?? 'chromium';

export const launch = (options = {}) => KINDS[kind](options);

// A page that somebody plays on.
export class Player {
  // Opens the page in a context of its own, in a language; `options` are those of the context.
  static async open(browser, address, { locale = 'en-GB', seed, ...options } = {}) {
    const context = await browser.newContext({ locale, ...options });
    return this.in(context, address, seed);
  }

  static async in(context, address, seed) {
    const player = new this();
    player.context = context;
    // That the browser may forget is told once, and here as if it had been told before.
    await context.addInitScript(() => location.protocol === 'http:' && localStorage.setItem('snuffel-unlasting-told', 'yes'));
    player.faults = [];
    player.page = await context.newPage();
    player.page.on('pageerror', (fault) => player.faults.push(fault.message));
    player.page.on('console', (line) => line.type() === 'error' && player.faults.push(line.text()));
    player.address = address + (seed === undefined ? '' : `?seed=${seed}`);
    await player.load();
    return player;
  }

  // Loads the page, and waits until it asks for a line.
  async load() {
    await this.page.goto(this.address);
    await this.asked(0);
  }

  // Waits until the program has asked for a line more often than so many times.
  async asked(before) {
    await this.page.waitForFunction((count) => document.body.dataset.asked === 'never' || (document.body.dataset.asked ?? 0) > count, before, { timeout: LONG });
  }

  count() {
    return this.page.evaluate(() => Number(document.body.dataset.asked ?? 0));
  }

  // Types a line, and gives what was answered and what stands in the input then.
  async type(line) {
    const input = this.page.locator('#line');
    await input.focus();
    await this.page.keyboard.press('End');
    await this.page.keyboard.insertText(line);
    return this.#after(() => input.press('Enter'));
  }

  // The first line of all answers that matches, once there is one.
  async hears(text) {
    const found = await this.page.waitForFunction(
      ([source, flags]) => [...document.querySelectorAll('#log > .answer p')].map((line) => line.textContent).find((line) => new RegExp(source, flags).test(line)),
      [text.source, text.flags],
      { timeout: LONG },
    );
    return found.jsonValue();
  }

  // Presses the button of this line.
  press(line) {
    return this.#after(() => this.page.locator('#choices button', { hasText: new RegExp(`^${RegExp.escape?.(line) ?? line}$`) }).first().click());
  }

  async #after(act) {
    const before = await this.count();
    await this.page.$$eval('#log > li', (entries) => entries.forEach((entry) => (entry.dataset.isOld = '')));
    await act();
    await this.asked(before);
    return { lines: await this.page.locator('#log > .answer:not([data-is-old]) p').allInnerTexts(), prompt: await this.prompt() };
  }

  // What the program asks with: the mark of a terminal, where the input shows nothing.
  async prompt() {
    return (await this.hasEnded()) ? null : (await this.page.inputValue('#line')) || '> ';
  }

  // Whether the program has ended.
  hasEnded() {
    return this.page.evaluate(() => document.body.dataset.asked === 'never');
  }

  // The groups of buttons, each a heading or nothing, and lines.
  choices() {
    return this.page.locator('#groups > section').evaluateAll((groups) =>
      groups.map((group) => [
        group.querySelector('h3')?.textContent ?? null,
        [...group.querySelectorAll('button')].map((button) => button.textContent),
      ]),
    );
  }

  // All that was answered since the page was loaded.
  answers() {
    return this.page.locator('#log > .answer p').allInnerTexts();
  }

  // The keys of all that the browser has kept.
  kept() {
    return this.page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const opening = indexedDB.open('snuffel', 1);
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const keys = opening.result.transaction('files').objectStore('files').getAllKeys();
            keys.onsuccess = () => {
              opening.result.close();
              resolve(keys.result);
            };
          };
        }),
    );
  }

  close() {
    return this.context.close();
  }
}
