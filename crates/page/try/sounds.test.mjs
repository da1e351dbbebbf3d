// What sounds: the tones of the program, with the answer that they belong to, and nothing where sounds are off.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withPage } from './browser.mjs';
import { Player } from './page.mjs';

// The hertz of the tones of cues, as they are told apart here.
const FREE = [660];
const WALL = [220];
const TURN = [523, 784];
const POINTS = [523, 659, 784];
const LOST = [392, 330, 262];
const WON = [523, 659, 784, 1047];

// Takes the place of the sound of the browser: takes down what it is given, and when.
function listen() {
  window.sounded = [];
  window.contexts = 0;
  const parameter = () => ({ setValueAtTime() {}, linearRampToValueAtTime: (value) => (window.loudest = Math.max(window.loudest ?? 0, value)) });
  window.AudioContext = class {
    currentTime = 0;
    state = 'running';
    constructor() {
      window.contexts += 1;
    }
    async resume() {
      this.state = 'running';
    }
    async suspend() {
      this.state = 'suspended';
    }
  };
  window.GainNode = class {
    gain = parameter();
    connect(next) {
      return next;
    }
  };
  window.OscillatorNode = class {
    constructor(context, { frequency }) {
      this.frequency = frequency;
    }
    connect(next) {
      return next;
    }
    start(begin) {
      this.begin = begin;
    }
    stop(end) {
      window.sounded.push({ hertz: this.frequency, begin: this.begin, end });
    }
  };
}

// Opens the page with that in place.
async function open(browser, address, seed) {
  const context = await browser.newContext({ locale: 'en-GB' });
  await context.addInitScript(listen);
  return Player.in(context, address, seed);
}

// Types a line: what sounds then, and what is answered.
async function typed(player, line) {
  await player.page.evaluate(() => (window.sounded = []));
  const { lines } = await player.type(line);
  const sounded = await player.page.evaluate(() => window.sounded);
  return { lines, hertz: sounded.map(({ hertz }) => hertz), sounded };
}

const holds = (hertz, cue) => hertz.join(' ').includes(cue.join(' '));

test('in sniff a free way and a wall sound with their answers', () =>
  withPage(async ({ browser, server }) => {
    const player = await open(browser, server.address, 4);
    await player.type('sounds quiet');
    await player.type('play sniff easy');
    await player.type('build');
    await player.type('done');
    const heard = new Set();
    for (let number = 0; number < 40 && heard.size < 2; number += 1) {
      const [[, lines]] = await player.choices();
      const { lines: told, hertz } = await typed(player, lines[number % lines.length]);
      const first = told[0] ?? '';
      if (/wall/i.test(first) && !/computer/i.test(first)) {
        assert.ok(holds(hertz, WALL), `${first}: ${hertz}`);
        heard.add('wall');
      } else if (/free|warm|hot/i.test(first) && !/computer/i.test(first)) {
        assert.ok(holds(hertz, FREE), `${first}: ${hertz}`);
        heard.add('free');
      }
    }
    assert.deepEqual([...heard].sort(), ['free', 'wall']);
    assert.equal(await player.page.evaluate(() => window.contexts), 1);
    assert.ok((await player.page.evaluate(() => window.loudest)) < 0.1);
    assert.deepEqual(player.faults, []);
    await player.close();
  }));

test('in domino points and the end of the game sound, one tone behind the other', () =>
  withPage(async ({ browser, server }) => {
    const player = await open(browser, server.address, 4);
    await player.type('sounds loud');
    await player.type('play domino easy target 30');
    let points = 0;
    let ends = 0;
    for (let number = 0; number < 400 && (points === 0 || ends === 0); number += 1) {
      const [[, lines]] = await player.choices();
      const { hertz, sounded } = await typed(player, lines[0]);
      for (const [before, after] of sounded.slice(1).map((tone, place) => [sounded[place], tone])) assert.ok(after.begin >= before.end);
      points += holds(hertz, POINTS) && !holds(hertz, WON);
      ends += holds(hertz, WON) || holds(hertz, LOST);
      assert.ok(!holds(hertz, TURN) || hertz.length <= 5);
    }
    assert.ok(points > 0 && ends > 0, `${points} ${ends}`);
    await player.close();
  }));

test('nothing sounds where sounds are off, and the list plays all once they are on', () =>
  withPage(async ({ browser, server }) => {
    const player = await open(browser, server.address, 4);
    await player.type('play domino easy');
    for (let number = 0; number < 10; number += 1) {
      const [[, lines]] = await player.choices();
      assert.deepEqual((await typed(player, lines[0])).hertz, []);
    }
    assert.deepEqual((await typed(player, 'sounds list')).hertz, []);
    await player.type('sounds quiet');
    const { lines, hertz } = await typed(player, 'sounds list');
    assert.ok(lines.includes('Your turn.'));
    for (const cue of [FREE, WALL, TURN, POINTS, LOST, WON]) assert.ok(holds(hertz, cue), `${cue}`);
    await player.close();
  }));

test('sounds are offered among the settings', () =>
  withPage(async ({ browser, server }) => {
    const player = await open(browser, server.address, 4);
    await player.type('settings');
    const lines = (await player.choices()).flatMap(([, lines]) => lines);
    assert.ok(lines.includes('sounds quiet') && lines.includes('sounds list'), lines.join());
    await player.close();
  }));
