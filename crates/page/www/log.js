// What was said and typed, to be read at leisure: a silent list, with a heading for each game.

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
    this.#add('typed', [paragraph(line)]);
  }

  answer(text) {
    this.#add('answer', text.split('\n').filter(Boolean).map(paragraph));
  }

  heading(text) {
    const heading = document.createElement('h3');
    heading.textContent = text;
    this.#add('game', [heading]);
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

function paragraph(text) {
  const node = document.createElement('p');
  node.textContent = text;
  return node;
}
