// The worker of the program: what stands between it and the page, the storage, and the worker that thinks.
import init, * as program from './snuffel.js';
import { Storage } from './storage.js';

const INTEGRITY = '@integrity of snuffel_bg.wasm@';

// The pack of a language, at once: the program asks in the middle of a sentence.
globalThis.fetchLanguage = (code) => {
  const request = new XMLHttpRequest();
  request.open('GET', new URL(`${code}.txt`, import.meta.url), false);
  try {
    request.send();
  } catch {
    return undefined;
  }
  return request.status === 200 ? request.responseText : undefined;
};

// The thoughts, of which the program has one at a time. The page has the worker for them.
class Mind {
  #waiting = new Map();

  constructor(compiled) {
    postMessage({ kind: 'compiled', compiled });
  }

  // What came of a thought. One that has failed has no number.
  end(number = [...this.#waiting.keys()][0], answer = new Uint8Array()) {
    this.#waiting.get(number)?.(answer);
    this.#waiting.delete(number);
  }

  think(number, question, most) {
    return new Promise((resolve) => {
      this.#waiting.set(number, resolve);
      postMessage({ kind: 'think', number, question, most });
    });
  }

  // Breaks a thought off.
  forget(number) {
    if (this.#waiting.delete(number)) postMessage({ kind: 'unthink' });
  }
}

// The worker that plays far away, which the page makes when somebody does so, and ends with the last connection.
class Net {
  #port;
  #open = new Set();

  connect(number, request) {
    if (!this.#port) this.#begin();
    this.#open.add(number);
    this.#port.postMessage({ number, request });
  }

  request(number, request) {
    if (this.#open.has(number)) this.#port.postMessage({ number, request });
  }

  #begin() {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.onmessage = ({ data: { number, report } }) => (report ? program.report(number, report) : this.#end(number));
    postMessage({ kind: 'net', port: port2 }, [port2]);
  }

  #end(number) {
    this.#open.delete(number);
    if (this.#open.size > 0) return;
    this.#port.close();
    this.#port = undefined;
    postMessage({ kind: 'netless' });
  }

  // It could not be fetched.
  fail() {
    for (const number of [...this.#open]) {
      program.report(number, undefined);
      this.#end(number);
    }
  }
}

const net = new Net();
let mind;

class Host {
  #storage;
  #mind;
  #order = Promise.resolve();
  #sound;
  #hasKept = false;

  constructor(storage, mind) {
    this.#storage = storage;
    this.#mind = mind;
  }

  answer(text, prompt, choices, changes) {
    const sound = this.#sound;
    this.#sound = undefined;
    this.#order = this.#order.then(async () => {
      const isKept = changes.length === 0 || (await this.#keep(changes));
      postMessage({ kind: 'answer', text, prompt, choices, isKept, sound });
    });
  }

  async #keep(changes) {
    let isKept = true;
    try {
      await this.#storage.change(changes, program.everything);
    } catch {
      isKept = false;
    }
    program.kept(isKept);
    if (isKept && !this.#hasKept) postMessage({ kind: 'kept' });
    this.#hasKept ||= isKept;
    return isKept;
  }

  // What comes after all that was said before.
  #tell(message) {
    this.#order = this.#order.then(() => postMessage(message));
  }

  think(number, question, most) {
    return this.#mind.think(number, question.slice(), most);
  }

  forget(number) {
    this.#mind.forget(number);
  }

  download(name, bytes) {
    this.#tell({ kind: 'download', name, bytes: bytes.slice() });
  }

  speak(line, tag, voice, dials) {
    this.#tell({ kind: 'speak', line, tag, voice, dials });
  }

  hush() {
    this.#tell({ kind: 'hush' });
  }

  sound(tones, gain) {
    this.#sound = { tones: [...(this.#sound?.tones ?? []), ...tones], gain };
  }

  remember(line) {
    this.#tell({ kind: 'remember', line });
  }

  forgetTyped() {
    this.#tell({ kind: 'forget' });
  }

  clear() {
    this.#tell({ kind: 'clear' });
  }

  labels(code, labels) {
    this.#tell({ kind: 'labels', code, labels: Object.fromEntries(labels) });
  }

  share(link) {
    this.#tell({ kind: 'share', link });
  }

  connect(number, request) {
    net.connect(number, request.slice());
  }

  request(number, request) {
    net.request(number, request.slice());
  }

  end() {
    this.#tell({ kind: 'end' });
  }
}

async function begin({ address, languages, ahead, seed, voices }) {
  const response = fetch(new URL('snuffel_bg.wasm', import.meta.url), { integrity: INTEGRITY });
  const [compiled, storage] = await Promise.all([WebAssembly.compileStreaming(response), Storage.open()]);
  const [kept] = await Promise.all([storage.all(), init({ module_or_path: compiled })]);
  mind = new Mind(compiled);
  program.start(new Host(storage, mind), kept, address, languages, ahead, seed);
  program.voices(voices);
}

const deeds = {
  begin,
  line: ({ line }) => program.line(line),
  key: () => program.key(),
  voices: ({ voices }) => program.voices(voices),
  pick: ({ name, bytes }) => program.pick(name, bytes),
  netless: () => net.fail(),
  thought: ({ number, answer }) => mind.end(number, answer),
};

// What comes before the program has begun waits for it.
let order = Promise.resolve();

onmessage = ({ data }) => {
  order = order.then(() => deeds[data.kind](data)).catch((fault) => postMessage({ kind: 'broken', fault: String(fault) }));
};
