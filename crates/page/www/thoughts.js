// The worker that thinks, for that of the program. The page makes it: where a worker makes another one, Firefox stops for good now and then.
import { trusted } from './trusted.js';

export class Thoughts {
  #compiled;
  #worker;
  #tell;

  // Thinks with the compiled program, and calls `tell` with the number of a question and its answer; with nothing where it has failed.
  constructor(compiled, tell) {
    this.#compiled = compiled;
    this.#tell = tell;
    this.#begin();
  }

  #begin() {
    this.#worker = new Worker(trusted('mind.js'), { type: 'module' });
    this.#worker.postMessage({ program: this.#compiled });
    this.#worker.onmessage = ({ data }) => this.#tell(data);
    this.#worker.onerror = () => this.#tell({});
  }

  think({ number, question, most }) {
    this.#worker.postMessage({ number, question, most });
  }

  // Breaks a thought off. There is no other way to do that than a new worker.
  forget() {
    this.end();
    this.#begin();
  }

  end() {
    this.#worker.terminate();
  }
}
