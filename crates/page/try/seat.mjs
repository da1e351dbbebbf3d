// A page that is used like a program in a pipe, so that the tests of tables far away can seat pages beside programs: lines of the input are
// typed, and answers are printed, each request for a line as a prompt: from the first game on, since a program in a pipe has no lobby. Arguments: the program, which is not used, and those of the
// program, of which `--data` names the folder of the browser's own data. A line that begins with a number sign is done to the tab. At the
// end of the input it leaves as a person would.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';
import { LOCALES, folder, options } from './page.mjs';
import { serve } from './served.mjs';

// What stands behind an option, which is taken out of the arguments.
function take(args, name) {
  const place = args.indexOf(name);
  return place < 0 ? undefined : args.splice(place, 2)[1];
}

const args = process.argv.slice(3);
const [data, lang, name, seed] = ['--data', '--lang', '--name', '--seed'].map((option) => take(args, option));
// Games are kept by address, and a page that comes back has to find its own.
const known = `${data}/port`;
const server = await serve(folder, existsSync(known) ? Number(readFileSync(known, 'utf8')) : 0);
writeFileSync(known, new URL(server.address).port);
const context = await chromium.launchPersistentContext(`${data}/browser`, options({ locale: LOCALES[lang ?? 'en'] }));
await context.addInitScript(() => localStorage.setItem('snuffel-unlasting-told', 'yes'));
const page = await context.newPage();
page.on('pageerror', (fault) => console.error(fault.message));

let isAsked = false;
await page.exposeFunction('told', (lines, asks) => {
  const written = lines.map((line) => `${line}\n`).join('');
  if (written) process.stdout.write(isAsked ? `\n${written}` : written);
  if (written) isAsked = false;
  if (asks && !isAsked) process.stdout.write('> ');
  isAsked ||= asks;
});
await page.addInitScript(() => {
  let asked;
  const tell = (changes) => {
    const added = changes.flatMap((change) => [...change.addedNodes]).filter((node) => node.matches?.('.answer'));
    const lines = added.flatMap((node) => [...node.querySelectorAll('p')].map((line) => line.textContent));
    const asks = document.body.dataset.asked !== asked && document.querySelector('#log h3') !== null;
    asked = document.body.dataset.asked;
    if (lines.length > 0 || asks) window.told(lines, asks && asked !== 'never');
  };
  addEventListener('DOMContentLoaded', () => {
    const watch = new MutationObserver(tell);
    watch.observe(document.body, { attributes: true, attributeFilter: ['data-asked'] });
    watch.observe(document.getElementById('log'), { childList: true });
  });
});
await page.goto(server.address + (seed ? `?seed=${seed}` : ''));

const has = (count) => page.waitForFunction((count) => document.body.dataset.asked === 'never' || Number(document.body.dataset.asked ?? 0) >= count, count);

async function type(line) {
  isAsked = false;
  await page.locator('#line').fill(line);
  await page.locator('#line').press('Enter');
}

await has(1);
let count = 1;
for (const line of [name && `name ${name}`, args.join(' ')].filter(Boolean)) {
  await type(line);
  count += 1;
  if (!/^(host|join|listen)/.test(line)) await has(count);
}

// The processes below this one.
function below() {
  const parents = readdirSync('/proc').filter(Number).flatMap((pid) => {
    try {
      const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/.*\) /s, '').split(' ');
      return [[Number(pid), Number(parent)]];
    } catch {
      return [];
    }
  });
  const of = (own) => parents.filter(([, parent]) => parent === own).flatMap(([pid]) => [pid, ...of(pid)]);
  return of(process.pid);
}

const cycle = async (state) => (await context.newCDPSession(page)).send('Page.setWebLifecycleState', { state });

const tab = {
  // What a browser does to a tab that nobody sees for long.
  '#hide': () => cycle('frozen'),
  '#show': () => cycle('active'),
  // What a telephone does to a browser when it is locked.
  '#sleep': () => below().forEach((pid) => process.kill(pid, 'SIGSTOP')),
  '#wake': () => below().forEach((pid) => process.kill(pid, 'SIGCONT')),
  // Everything ends at once, as in a crash.
  '#die': () => {
    below().forEach((pid) => process.kill(pid, 'SIGKILL'));
    process.exit();
  },
  '#reload': () => page.reload(),
};
for await (const line of createInterface(process.stdin)) await (tab[line] ?? type)(line);
while ((await page.evaluate(() => document.body.dataset.asked)) !== 'never') {
  const before = Number(await page.evaluate(() => document.body.dataset.asked));
  await type('quit');
  await has(before + 1);
}
await context.close();
server.close();
