// Keeps the page, so that it works without a network. A newer one is fetched beside it, and takes its place when nobody has the
// page open any more: the program never changes under a game.
const CACHE = 'snuffel-@version@';
const LATER = /\/snuffel_net[^/]*$/;
const FILES = ['./', @files@];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })))));
});

self.addEventListener('activate', (event) => {
  const others = (names) => names.filter((name) => name.startsWith('snuffel-') && name !== CACHE);
  event.waitUntil(caches.keys().then((names) => Promise.all(others(names).map((name) => caches.delete(name)))));
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin) return;
  event.respondWith(
    caches.open(CACHE).then(async (cache) => {
      const kept = await cache.match(event.request, { ignoreSearch: true });
      if (kept) return kept;
      const fetched = await fetch(event.request);
      // What plays far away is kept from the first time on.
      if (fetched.ok && LATER.test(url.pathname)) await cache.put(event.request, fetched.clone());
      return fetched;
    }),
  );
});
