// The worker that plays far away.
import init, * as net from './snuffel_net.js';

const INTEGRITY = '@integrity of snuffel_net_bg.wasm@';

// How often it looks whether time goes on, and how much may be lacking before it has slept: a hidden tab and a locked telephone stop it.
const TICK = 1_000;
const SLEPT = 4_000;

function watch() {
  let last = Date.now();
  setInterval(() => {
    const now = Date.now();
    if (now - last > SLEPT) net.woken();
    last = now;
  }, TICK);
  addEventListener('online', () => net.woken());
}

async function begin(port) {
  const response = fetch(new URL('snuffel_net_bg.wasm', import.meta.url), { integrity: INTEGRITY });
  await init({ module_or_path: await WebAssembly.compileStreaming(response) });
  net.begin((number, report) => port.postMessage({ number, report }));
  watch();
}

onmessage = ({ data: { port } }) => {
  let order = begin(port);
  order.catch(() => postMessage('unfetched'));
  port.onmessage = ({ data: { number, request } }) => {
    order = order.then(() => net.request(number, request));
  };
};
