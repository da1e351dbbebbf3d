// What was said and typed, to be read at leisure: a silent list, with a heading for each game and each hand.

const HEADING = '\u001D';

// As many entries as anybody reads back.
const MOST = 500;

export class Log {
  #list;
  #frame;

  // A list in a frame that scrolls.
  constructor(list, frame) {
    this.#list = list;
    this.#frame = frame;
  }

  typed(line) {
    this.#add('typed', [node('p', line)]);
  }

  // An answer of lines, some of which may be headings.
  answer(text) {
    this.#add('answer', lines(text).map((line) => (isHeading(line) ? node('h3', line.slice(HEADING.length)) : node('p', line))));
  }

  clear() {
    this.#list.replaceChildren();
  }

  #add(name, nodes) {
    const item = document.createElement('li');
    item.className = name;
    item.append(...nodes);
    this.#list.append(item);
    while (this.#list.childElementCount > MOST) this.#list.firstElementChild.remove();
    this.#frame.scrollTop = this.#frame.scrollHeight;
  }
}

// The lines of an answer.
export const lines = (text) => text.split('\n').filter(Boolean);

// Whether a line is a heading: the program puts a sign before it that nobody can say.
export const isHeading = (line) => line.startsWith(HEADING);

function node(name, text) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
