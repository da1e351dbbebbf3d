// The worker that thinks, so that the program hears the page meanwhile. It gets the compiled program once, then questions.
import init, { think } from './snuffel.js';

let ready;

onmessage = async ({ data: { program, number, question, most } }) => {
  if (program) {
    ready = init({ module_or_path: program });
    return;
  }
  await ready;
  postMessage({ number, answer: think(question, most) });
};
