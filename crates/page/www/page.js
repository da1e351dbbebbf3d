// The page: gives typed lines and chosen ones to the worker of the program, and shows what comes of them.
import { Choices } from './choices.js';
import { told } from './faults.js';
import { Line } from './line.js';
import { Log, isHeading, lines } from './log.js';
import { Say } from './say.js';
import { Sounds } from './sounds.js';
import { hush, onVoices, speak, voices } from './speech.js';
import { Thoughts } from './thoughts.js';
import { trusted } from './trusted.js';

const part = (id) => document.getElementById(id);
const input = part('line');
const line = new Line(input);
const log = new Log(part('log'), part('past'));
const say = new Say(part('say'));
const sounds = new Sounds();
const choices = new Choices(part('groups'), choose);
// Whether what is shown next comes of a chosen line, so that the finger may go on from there.
let isChosen = false;
let words = {};
let worker;
let thoughts;
let net;
// How often the program has asked for a line: stands at the body, for those who wait for that, as `never` after its end.
let asked = 0;

function show(text) {
  log.answer(text);
  say.say(lines(text).filter((line) => !isHeading(line)).join(' '));
}

// Gives a line to the program.
function send(typed) {
  log.typed(typed);
  say.release();
  hush();
  worker.postMessage({ kind: 'line', line: typed });
}

function choose(typed) {
  isChosen = true;
  send(typed);
}

function answer({ text, prompt, choices: groups, isKept, sound }) {
  if (sound) sounds.play(sound);
  const told = isKept ? text : `${text}${words['page-unkept']}\n`;
  if (prompt !== undefined) line.ask(prompt);
  // What stands in the input is read there.
  if (told) show(told);
  if (prompt === undefined) return;
  const hadFocus = part('choices').contains(document.activeElement);
  choices.show(groups);
  if (isChosen && hadFocus && !part('choices').contains(document.activeElement)) {
    (part('after-choice').checked ? choices.first ?? input : input).focus();
  }
  isChosen = false;
  asked += 1;
  document.body.dataset.asked = asked;
}

function label({ code, labels }) {
  words = labels;
  document.documentElement.lang = code;
  part('line-label').textContent = labels['page-line'];
  part('send').textContent = labels['page-send'];
  part('log-title').textContent = labels['page-log'];
  part('choices-title').textContent = labels['page-choices'];
  part('import').textContent = labels['page-import'];
  part('notices').textContent = labels['page-notices'];
  part('share').textContent = labels['page-share'];
  part('after-choice-label').textContent = labels['page-after-choice'];
}

// Asks the browser to keep what is there for good. Where it does not want to, that is told once.
async function last() {
  const TOLD = 'snuffel-unlasting-told';
  if ((await navigator.storage?.persisted?.()) || (await navigator.storage?.persist?.())) return;
  try {
    if (localStorage.getItem(TOLD)) return;
    localStorage.setItem(TOLD, 'yes');
  } catch {
    // Then it is told each time.
  }
  show(words['page-unlasting']);
}

function download({ name, bytes }) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes]));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

// The link to the own table, as long as there is one.
let shared;

function share({ link }) {
  shared = link;
  part('share').hidden = link === undefined;
}

// Passes the link on by what the system has for that, or else leaves it to be pasted.
async function passOn() {
  if (navigator.share) return navigator.share({ url: shared }).catch(() => {});
  await navigator.clipboard.writeText(shared);
  show(words['page-shared']);
}

// A link that leads here names a table in what stands behind its address, which no server is told. It is typed like a line: the program asks
// before it goes there.
function followLink(link = takeLink()) {
  if (link) worker.postMessage({ kind: 'line', line: link });
}

// Takes the link out of the address, so that no second visit begins with it.
function takeLink() {
  if (location.hash.length < 2) return undefined;
  const link = location.href;
  history.replaceState(null, '', location.pathname + location.search);
  return link;
}

// Makes the worker that plays far away.
function connect({ port }) {
  const unfetched = () => worker.postMessage({ kind: 'netless' });
  net = new Worker(trusted('net.js'), { type: 'module' });
  net.onmessage = unfetched;
  net.onerror = unfetched;
  net.postMessage({ port }, [port]);
}

function end() {
  show(words['page-ended']);
  choices.show([]);
  worker.terminate();
  thoughts.end();
  document.body.dataset.asked = 'never';
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = words['page-begin'];
  again.addEventListener('click', () => location.reload());
  part('groups').append(again);
}

const deeds = {
  answer,
  labels: label,
  kept: last,
  compiled: ({ compiled }) => (thoughts = new Thoughts(compiled, (thought) => worker.postMessage({ kind: 'thought', ...thought }))),
  net: connect,
  netless: () => net.terminate(),
  share,
  think: (question) => thoughts.think(question),
  unthink: () => thoughts.forget(),
  download,
  speak,
  hush,
  remember: (data) => line.remember(data.line),
  forget: () => line.forget(),
  clear: () => {
    log.clear();
    say.clear();
  },
  end,
  broken: ({ fault }) => {
    console.error(fault);
    show(told('broken'));
  },
};

part('form').addEventListener('submit', (event) => {
  event.preventDefault();
  send(line.take());
});

input.addEventListener('input', () => {
  say.key();
  worker?.postMessage({ kind: 'key' });
});

// Browsers let a page sound that somebody has pressed something on.
for (const kind of ['keydown', 'pointerdown', 'click']) document.addEventListener(kind, () => sounds.wake(), { capture: true });

// Escape goes back to the input, wherever one reads. A screen reader may read elsewhere while the focus has stayed there; it comes along
// only where the focus has left in a turn before.
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  if (document.activeElement !== input) return input.focus();
  input.blur();
  setTimeout(() => input.focus());
});

part('share').addEventListener('click', passOn);

part('import').addEventListener('click', () => part('file').click());

part('file').addEventListener('change', async ({ target }) => {
  const [file] = target.files;
  if (!file) return;
  worker.postMessage({ kind: 'pick', name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
  send(`import ${file.name}`);
  target.value = '';
});

function begin() {
  worker = new Worker(trusted('worker.js'), { type: 'module' });
  worker.onmessage = ({ data }) => deeds[data.kind](data);
  worker.onerror = (event) => deeds.broken({ fault: event.message });
  const seed = Number(new URLSearchParams(location.search).get('seed') ?? NaN);
  worker.postMessage({
    kind: 'begin',
    address: location.origin + location.pathname,
    languages: [...navigator.languages],
    ahead: -new Date().getTimezoneOffset(),
    seed: Number.isInteger(seed) ? seed : undefined,
    voices: voices(),
  });
  followLink();
  window.addEventListener('hashchange', () => followLink());
  LINKS.onmessage = ({ data }) => followLink(data);
  onVoices(() => worker.postMessage({ kind: 'voices', voices: voices() }));
  // On a telephone that would open the keyboard over the page.
  if (matchMedia('(pointer: fine)').matches) input.focus();
}

// Links that were opened in another tab than the one that plays.
const LINKS = new BroadcastChannel('snuffel-links');

// The storage is one, so only one tab plays. The others begin when it is closed.
async function whenAlone(begin) {
  if (!navigator.locks) return begin();
  const forever = new Promise(() => {});
  const alone = await navigator.locks.request('snuffel', { ifAvailable: true }, (lock) => {
    if (!lock) return false;
    begin();
    return forever;
  });
  if (alone !== false) return;
  show(told('elsewhere'));
  const link = takeLink();
  if (link) LINKS.postMessage(link);
  await navigator.locks.request('snuffel', () => {
    begin();
    return forever;
  });
}

if (navigator.serviceWorker) {
  const register = () => navigator.serviceWorker.register(trusted('service.js')).catch((fault) => console.warn(fault.message));
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register);
}

whenAlone(begin);
