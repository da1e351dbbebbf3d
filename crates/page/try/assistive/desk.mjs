// A player at a desk of `desk`: reaches the page by the keys of a real keyboard, hears what a screen reader says, and reads what a braille
// display shows.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Player, kind } from '../page.mjs';

const folder = process.env.SNUFFEL_DESK;
const run = promisify(execFile);

// How long a screen reader or a display may take at most, on a machine that has other things to do as well.
const LONG = 60_000;

// Keys that are no letters or figures: what they are called, and what the screen reader says at them.
const KEYS = { ' ': ['space', 'space'], '-': ['minus', 'dash'], '.': ['period', 'dot'], ',': ['comma', 'comma'], ':': ['colon', 'colon'] };
const ENTER = ['Return', 'return'];

// What the reader says when it takes letters for text.
const TYPING = 'Focus mode';
// A note at what it has not said to its end.
const CUT = ' (cut short)';

// Waits until `is` is true; `told` tells what there is instead.
export async function until(is, told) {
  for (const end = Date.now() + LONG; !is(); ) {
    if (Date.now() > end) throw new Error(`It never came: ${told()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

// Orca, and what it says.
export class Reader {
  static async begin() {
    const reader = new Reader();
    reader.mark();
    reader.orca = spawn('orca', ['--replace'], { stdio: 'ignore' });
    await reader.says('Screen reader on.');
    return reader;
  }

  // All that the voice has begun, ended and left in the middle, in order.
  spoken() {
    return readFileSync(join(folder, 'spoken'), 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(line));
  }

  // What was said since the last mark: each text that was begun, with a note where it was cut short.
  heard() {
    const events = this.spoken().slice(this.from);
    const cut = events.filter(({ event }) => event === 'cut').map(({ text }) => text);
    return events.filter(({ event }) => event === 'begin').map(({ text }) => clean(text) + (cut.includes(text) ? CUT : ''));
  }

  // Whether this text was said to its end since the last mark.
  hasSaid(text) {
    return this.spoken().slice(this.from).some((event) => event.event === 'end' && clean(event.text) === text);
  }

  async says(text) {
    await until(() => this.hasSaid(text), () => `${JSON.stringify(text)} among ${JSON.stringify(this.heard())}`);
  }

  // Waits until it has begun to say this after what was said last that this was waited for.
  async echoes(name) {
    const place = () => this.spoken().findIndex(({ event, text }, at) => at >= this.next && event === 'begin' && text === name);
    await until(() => place() >= 0, () => `the key ${name} after ${JSON.stringify(this.heard())}`);
    this.next = place() + 1;
  }

  // Takes letters for commands from now on.
  async browse() {
    await run('xdotool', ['keydown', 'Insert', 'key', 'a', 'keyup', 'Insert']);
    await this.says('Browse mode');
  }

  mark() {
    this.next = this.from = this.spoken().length;
  }

  async end() {
    this.orca.kill();
    await once(this.orca, 'exit');
  }
}

// A text without what nobody hears.
const clean = (text) => text.replaceAll('\u00A0', ' ').trim();

// BRLTTY with a display of so many cells, that exists as a socket.
export class Display {
  text = '';

  static async begin(cells, table) {
    const display = new Display();
    const [socket, place] = [join(folder, 'braille'), ['-U', folder, '-W', folder, '-F', join(folder, 'brltty.prefs'), '-P', join(folder, 'brltty.pid')]];
    const server = createServer().listen(socket);
    await once(server, 'listening');
    const options = ['-n', '-e', '-q', '-Z', '-N', '-f', '/dev/null', ...place, '-b', 'vr', '-d', `client:${socket}`, '-x', 'a2', '-s', 'no', '-t', table];
    display.brltty = spawn('/usr/sbin/brltty', [...options, '--start-message=', '--stop-message='], { stdio: 'ignore' });
    const [connection] = await once(server, 'connection');
    server.close();
    connection.write(`cells ${cells} 1\n`);
    display.#read(connection);
    return display;
  }

  // Waits until it shows this text and nothing else.
  async shows(text) {
    await until(() => this.text.trimEnd() === text.trimEnd(), () => `${JSON.stringify(text)}, but ${JSON.stringify(this.text)}`);
  }

  async end() {
    this.brltty.kill();
    await once(this.brltty, 'exit');
  }

  #read(connection) {
    let rest = '';
    connection.setEncoding('utf8').on('data', (part) => {
      const lines = (rest + part).split('\n');
      rest = lines.pop();
      for (const line of lines) {
        const [, text] = /^Visual "(.*)"$/.exec(line) ?? [];
        if (text !== undefined) this.text = text.replace(/\\(.)/g, '$1');
      }
    });
  }
}

// What a browser has to be told so that it comes up on the screen of the desk, and tells screen readers of its pages.
export const SEEN = {
  headless: false,
  ...(kind === 'firefox' ? { firefoxUserPrefs: { 'accessibility.force_disabled': -1 } } : { args: ['--force-renderer-accessibility'] }),
};

// Somebody who types at the desk. `heeds` waits until a key has been taken in.
export class Typist extends Player {
  heeds = async () => {};

  // Goes to the page from another one, so that the focus is not in the line of addresses, where a browser begins.
  async load() {
    await this.page.bringToFront();
    while (!(await this.page.evaluate(() => document.hasFocus()))) await this.press('F6');
    await super.load();
  }

  // Goes back to the field, wherever the reader has got to. Whether one that has just loaded a page takes letters for text at once hangs
  // on the machine; without that they are commands of it.
  async escape(reader) {
    if (reader.hasSaid(TYPING)) return;
    await this.press('Escape');
    await reader.says(TYPING);
  }

  // Presses a key by its name.
  press(key) {
    return run('xdotool', ['key', '--clearmodifiers', key]);
  }

  // Types a line key by key, as `typable` has it.
  async type(line) {
    const before = await this.count();
    await this.keys(line);
    await this.enter();
    await this.asked(before);
  }

  // Types letters without sending them.
  async keys(letters) {
    for (const [place, sign] of [...letters].entries()) {
      const [key, name] = KEYS[sign] ?? [sign, sign];
      await this.press(key);
      await this.heeds(name, letters.slice(0, place + 1));
    }
  }

  enter() {
    return this.press(ENTER[0]);
  }

  // Each answer of the log as one text.
  told() {
    return this.page.locator('#log > .answer').evaluateAll((answers) =>
      answers.map((answer) => [...answer.querySelectorAll('p')].map((line) => line.textContent).join(' ')),
    );
  }
}

// A line as it is typed on a keyboard that has nothing but plain small letters, which the program understands as well.
export const typable = (line) =>
  line.toLowerCase().replace(/[äöü]/g, (letter) => `${letter}e`).replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');

// Whether a reader says this at the keys of a line: of a key by itself, of one that has to be held for it, or of some together.
export function isEcho(text, line) {
  const said = text.replace(CUT, '');
  return [...line].some((key) => said === (KEYS[key]?.[1] ?? key)) || [ENTER[1], 'left shift'].includes(said) || line.includes(said);
}
