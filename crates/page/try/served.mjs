// A server of the page on loopback, as plain as any that people have, which keeps all requests in mind.
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

// Serves `folder` at a port, or at any. Gives the address, the paths that were asked for, and what closes it.
export async function serve(folder, port = 0) {
  const asked = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://page');
    asked.push(pathname);
    const name = pathname === '/' ? 'index.html' : pathname.slice(1);
    try {
      // Names are those of one folder.
      const bytes = await readFile(join(folder, name.replaceAll('/', '')));
      response.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' });
      response.end(bytes);
    } catch {
      response.writeHead(404);
      response.end();
    }
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${server.address().port}/`, asked, close: () => server.close() };
}
