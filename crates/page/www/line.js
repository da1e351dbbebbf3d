// The input. It keeps what is half typed, recalls lines with the arrow keys, and has in braille mode the outcome before the place to
// type in, where a display shows it at rest.

// The prompts of a program that shows no outcome in them.
const MARKS = ['', '>'];

export class Line {
  #input;
  #prompt = '';
  #history = [];
  #place = 0;
  #draft = '';

  constructor(input) {
    this.#input = input;
    input.addEventListener('keydown', (event) => this.#recall(event));
  }

  // What is asked for next stands behind this prompt. What is half typed stays.
  ask(prompt) {
    const draft = this.text;
    this.#prompt = MARKS.includes(prompt.trim()) ? '' : prompt;
    this.text = draft;
  }

  // Whether the input has the outcome in it, so that nobody need say it.
  get hasOutcome() {
    return this.#prompt !== '';
  }

  // What is typed, without the prompt.
  get text() {
    const value = this.#input.value;
    return value.startsWith(this.#prompt) ? value.slice(this.#prompt.length) : value;
  }

  set text(text) {
    const value = this.#prompt + text;
    if (value === this.#input.value) return;
    this.#input.value = value;
    this.#input.setSelectionRange(value.length, value.length);
  }

  // Takes the line that is typed.
  take() {
    const { text } = this;
    this.text = '';
    return text;
  }

  remember(line) {
    if (this.#history.at(-1) !== line) this.#history.push(line);
    this.#place = this.#history.length;
  }

  forget() {
    this.#history = [];
    this.#place = 0;
    this.#draft = '';
    this.text = '';
  }

  #recall(event) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const place = this.#place + (step ?? 0);
    if (!step || event.isComposing || place < 0 || place > this.#history.length) return;
    event.preventDefault();
    if (this.#place === this.#history.length) this.#draft = this.text;
    this.#place = place;
    this.text = this.#history[place] ?? this.#draft;
  }
}
