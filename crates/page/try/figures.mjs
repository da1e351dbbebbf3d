// Prints how large the page is, how soon it asks for the first line, how much memory it takes, how soon one page hears another, and how
// long its computers think, beside the same thoughts of the program outside a browser. In Chromium; `.ci/page figures` runs it.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { withRelay } from './far.mjs';
import { Player, folder, launch } from './page.mjs';
import { serve } from './served.mjs';

// As many times each start is timed.
const STARTS = 7;
// As many turns of a game are played at each level.
const TURNS = Number(process.env.SNUFFEL_TURNS ?? 12);
const GAMES = ['sniff', 'domino', 'schnuff', 'scout', 'spion'];
const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
// Texts of other languages, and what tells whose work the page is: nobody waits for them.
const LATER = /^(\w\w|notices)\.txt$/;
// What is fetched by who plays far away.
const FAR = /^snuffel_net|^net\.js$/;
// As many lines are said from page to page.
const SAID = 60;

const middle = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const print = (what, ...values) => console.log(`${what}: ${values.join(', ')}`);

function sizes() {
  const all = readdirSync(folder).map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
  const size = (files) => `${files.reduce((sum, { bytes }) => sum + bytes.length, 0)} bytes, ${files.reduce((sum, { bytes }) => sum + brotliCompressSync(bytes).length, 0)} by brotli`;
  print('WebAssembly', size(all.filter(({ name }) => name.endsWith('.wasm') && !FAR.test(name))));
  print('all that a game in English takes', size(all.filter(({ name }) => !LATER.test(name) && !FAR.test(name))));
  print('more to play far away', size(all.filter(({ name }) => FAR.test(name))));
  for (const file of all.filter(({ name }) => LATER.test(name))) print(file.name, size([file]));
}

// How many milliseconds after the beginning of the navigation the page asked for a line.
const asked = (player) => player.page.evaluate(() => window.askedAt);

const note = (context) =>
  context.addInitScript(() => {
    new MutationObserver(() => (window.askedAt ??= document.body?.dataset.asked && performance.now())).observe(document, { subtree: true, attributes: true });
  });

async function starts(server) {
  const cold = [];
  const fresh = [];
  const warm = [];
  for (let time = 0; time < STARTS; time += 1) {
    const browser = await launch();
    for (const times of [cold, fresh]) {
      const context = await browser.newContext({ locale: 'en-GB' });
      await note(context);
      const player = await Player.in(context, server.address);
      times.push(await asked(player));
      if (times === cold) continue;
      await player.page.evaluate(() => navigator.serviceWorker.ready);
      await player.load();
      warm.push(await asked(player));
    }
    await browser.close();
  }
  print('first line asked for, in a browser that has just begun', `${Math.round(middle(cold))} ms`);
  print('in one that is open, without anything kept', `${Math.round(middle(fresh))} ms`);
  print('the page once more', `${Math.round(middle(warm))} ms`);
}

// The memory that only this process has, of the one that shows the page.
async function memory(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const own = ({ id }) => [...readFileSync(`/proc/${id}/smaps_rollup`, 'utf8').matchAll(/^Private_\w+: +(\d+)/gm)].reduce((sum, [, kilobytes]) => sum + Number(kilobytes), 0) / 1024;
  return Math.max(...processInfo.filter(({ type }) => type === 'renderer').map(own));
}

async function memories(server) {
  const browser = await launch();
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${server.address}icon.svg`);
  const empty = await memory(browser);
  await page.close();
  const player = await Player.in(context, server.address, 5);
  print('memory of an empty page', `${empty.toFixed(1)} MiB`);
  print('more in the lobby', `${((await memory(browser)) - empty).toFixed(1)} MiB`);
  for (const game of GAMES) {
    await player.type(`play ${game} level-9 level-9`);
    for (let turn = 0; turn < TURNS; turn += 1) await player.type('');
    print(`more after ${TURNS} turns of ${game} at level 9`, `${((await memory(browser)) - empty).toFixed(1)} MiB`);
    await player.type('leave');
  }
  await browser.close();
}

// A copy of the page whose thinking worker tells it each question, and how long the answer took.
function noting() {
  const copy = mkdtempSync(join(tmpdir(), 'snuffel-'));
  cpSync(folder, copy, { recursive: true });
  const mind = readFileSync(join(folder, 'mind.js'), 'utf8').replace(
    'answer: think(question, most)',
    'answer: ((begin) => { const answer = think(question, most); notes.postMessage([[...question], performance.now() - begin]); return answer; })(performance.now())',
  );
  writeFileSync(join(copy, 'mind.js'), `const notes = new BroadcastChannel('noted');\n${mind}`);
  return copy;
}

// The same questions, thought through by the program.
function natively(questions) {
  const input = questions.map((bytes) => `${Buffer.from(bytes).toString('hex')}\n`).join('');
  return execFileSync(process.env.SNUFFEL_THOUGHTS, { input, encoding: 'utf8', maxBuffer: 1e8 }).trim().split('\n').map(Number);
}

async function thoughts() {
  const copy = noting();
  const [browser, server] = await Promise.all([launch(), serve(copy)]);
  for (const game of GAMES) {
    for (const level of LEVELS) {
      const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
      await context.addInitScript(() => {
        window.noted = [];
        new BroadcastChannel('noted').onmessage = ({ data }) => window.noted.push(data);
      });
      const player = await Player.in(context, server.address, 3);
      await player.type(`play ${game} level-${level} level-${level}`);
      for (let turn = 0; turn < TURNS; turn += 1) await player.type('');
      const noted = await player.page.evaluate(() => window.noted);
      await player.close();
      if (noted.length === 0) {
        print(`${game}, level ${level}`, 'no thought');
        continue;
      }
      const native = natively(noted.map(([question]) => question));
      const sum = (numbers) => numbers.reduce((all, number) => all + number, 0);
      const [page, outside] = [noted.map(([, time]) => time), native];
      const times = `${Math.max(...page).toFixed(1)} ms at the longest, ${Math.max(...outside).toFixed(1)} ms outside`;
      print(`${game}, level ${level}, ${noted.length} thoughts`, times, `${(sum(page) / sum(outside)).toFixed(2)} times as long in all`);
    }
  }
  await browser.close();
  server.close();
  rmSync(copy, { recursive: true });
}

// The time of the last answer that holds a text.
const heardAt = (player, text) =>
  player.page.evaluate(
    (text) =>
      new Promise((resolve) => {
        const look = () => document.getElementById('log').lastElementChild?.textContent.includes(text) && resolve(Date.now());
        new MutationObserver(look).observe(document.getElementById('log'), { childList: true });
        look();
      }),
    text,
  );

// How long it takes from the key at one page until the line stands in the log of another.
async function far(server) {
  await withRelay(async (relay) => {
    const browser = await launch();
    const [host, guest] = [await Player.open(browser, server.address), await Player.open(browser, server.address)];
    await host.type(`page address ${server.address}`);
    await host.type(`host domino --relay=${relay}`);
    const link = await host.hears(/^http\S+#/);
    const begun = Date.now();
    await guest.type(`join ${link}`);
    await guest.hears(/You play against/);
    print('from join to the game', `${Date.now() - begun} ms`);
    const times = [];
    for (let number = 0; number < SAID; number += 1) {
      const heard = heardAt(guest, `line ${number}.`);
      await host.page.fill('#line', `say line ${number}.`);
      const typed = host.page.evaluate(() => {
        const at = Date.now();
        document.getElementById('form').requestSubmit();
        return at;
      });
      times.push((await heard) - (await typed));
    }
    times.sort((a, b) => a - b);
    print('from key to ear between two pages', `${middle(times)} ms`, `95th percentile ${times[Math.floor(times.length * 0.95)]} ms`);
    await browser.close();
  });
}

const parts = { sizes, starts, memories, far, thoughts };
const wanted = process.argv.slice(2);
const server = await serve(folder);
for (const [name, part] of Object.entries(parts)) if (wanted.length === 0 || wanted.includes(name)) await part(server);
server.close();
