// A voice for speech-dispatcher that makes no sound. It takes as long as a very quick one, can be stopped in the middle of a text like
// any, and writes a line of JSON for each text that it begins, ends, or has to leave.
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [, , file] = process.argv;
// So many characters a second: ten times as many as anybody can follow, and few enough that what is cut short is seen.
const SPEED = 250;
const SAID = new Set(['SPEAK', 'CHAR', 'KEY', 'SOUND_ICON']);

const write = (event) => appendFileSync(file, `${JSON.stringify(event)}\n`);
const reply = (...lines) => process.stdout.write(lines.map((line) => `${line}\n`).join(''));

let kind;
let block = [];
let speaking;

// What a text in SSML says.
function plain(text) {
  const signs = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
  return text.replace(/<[^>]*>/g, '').replace(/&(\w+);/g, (whole, name) => signs[name] ?? whole).trim();
}

function begin(kind, text) {
  write({ event: 'begin', kind, text });
  reply('200 OK SPEAKING', '701 BEGIN');
  const timer = setTimeout(() => {
    write({ event: 'end', kind, text });
    speaking = undefined;
    reply('702 END');
  }, (text.length / SPEED) * 1000);
  speaking = { kind, text, timer };
}

function stop(code) {
  if (!speaking) return;
  clearTimeout(speaking.timer);
  write({ event: 'cut', kind: speaking.kind, text: speaking.text });
  speaking = undefined;
  reply(code);
}

// What ends with a dot on a line alone.
function take(kind, lines) {
  if (!SAID.has(kind)) return reply(kind === 'SET' ? '203 OK SETTINGS RECEIVED' : '203 OK');
  begin(kind, plain(lines.join('\n')));
}

const OPENING = { AUDIO: '207 OK', LOGLEVEL: '207 OK', SET: '203 OK RECEIVING SETTINGS' };

function command(line) {
  if (line === 'INIT') reply('299-A voice that writes', '299 OK LOADED SUCCESSFULLY');
  else if (line === 'LIST VOICES') reply('200-plain\ten\tnone', '200 OK VOICE LIST SENT');
  else if (line === 'STOP') stop('703 STOP');
  else if (line === 'PAUSE') stop('704 PAUSE');
  else if (line === 'QUIT') {
    reply('210 OK QUIT');
    process.exit(0);
  } else if (line in OPENING || SAID.has(line)) {
    kind = line;
    reply(OPENING[line] ?? '202 OK RECEIVING MESSAGE');
  } else reply('300 ERR UNKNOWN COMMAND');
}

createInterface({ input: process.stdin }).on('line', (line) => {
  if (!kind) return command(line);
  if (line !== '.') return block.push(line.startsWith('..') ? line.slice(1) : line);
  const [ended, lines] = [kind, block];
  kind = undefined;
  block = [];
  take(ended, lines);
});
