// What a screen reader says by itself: one hidden region, and in it each answer as one fresh node with one text. A node for each line
// comes out of order, and a text that is already there is not said again.

// What comes within so many milliseconds is one text.
const TOGETHER = 150;
// While somebody types, news waits until so many milliseconds after the last key.
const QUIET = 1500;
// Screen readers have read a node long before so many others have come.
const NODES = 8;

export class Say {
  #region;
  #texts = [];
  #timer;
  #lastKey = -Infinity;
  #lastText = '';

  constructor(region) {
    this.#region = region;
  }

  // A key was pressed that writes.
  key() {
    this.#lastKey = performance.now();
    if (this.#timer) this.#wait();
  }

  // Somebody has sent a line, and wants to hear what waits.
  release() {
    this.#lastKey = -Infinity;
    if (this.#timer) this.#wait();
  }

  say(text) {
    this.#texts.push(text);
    this.#wait();
  }

  // Nothing of what was said may be found any more.
  clear() {
    this.#texts = [];
    this.#region.replaceChildren();
  }

  #wait() {
    clearTimeout(this.#timer);
    const quiet = this.#lastKey + QUIET - performance.now();
    this.#timer = setTimeout(() => this.#speak(), Math.max(TOGETHER, quiet));
  }

  #speak() {
    this.#timer = undefined;
    const text = this.#texts.join(' ').trim();
    this.#texts = [];
    if (!text) return;
    const node = document.createElement('div');
    // The same text once more is another text with a blank that nobody hears.
    this.#lastText = text === this.#lastText ? `${text}\u00A0` : text;
    node.textContent = this.#lastText;
    this.#region.append(node);
    while (this.#region.childElementCount > NODES) this.#region.firstElementChild.remove();
  }
}
