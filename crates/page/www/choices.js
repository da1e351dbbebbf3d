// What can be done now as buttons, in the order in which the program tells it and in the words that would be typed. A button that is
// offered again stays where the finger is.

export class Choices {
  #place;
  #choose;
  #asked = '';

  // Builds the buttons at `place`; one that is pressed calls `choose` with its line.
  constructor(place, choose) {
    this.#place = place;
    this.#choose = choose;
  }

  // Shows groups, each a heading or none, and lines. The same ones as before are left alone.
  show(groups) {
    const asked = JSON.stringify(groups);
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.#place.replaceChildren(...groups.map((group, number) => this.#group(group, number)));
  }

  // The first button; none where nothing can be chosen.
  get first() {
    return this.#place.querySelector('button');
  }

  #group([heading, lines], number) {
    const group = document.createElement('section');
    const list = document.createElement('ul');
    list.append(...lines.map((line) => this.#item(line)));
    if (heading) {
      const title = document.createElement('h3');
      title.textContent = heading;
      title.id = `group-${number}`;
      list.setAttribute('aria-labelledby', title.id);
      group.append(title);
    }
    group.append(list);
    return group;
  }

  #item(line) {
    const item = document.createElement('li');
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = line;
    button.addEventListener('click', () => this.#choose(line));
    item.append(button);
    return item;
  }
}
