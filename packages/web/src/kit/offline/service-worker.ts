export {};

declare const self: ServiceWorkerGlobalScope;
/** Written before this script by the build: its name, and every file of it. */
declare const PAGES: { readonly build: string; readonly files: readonly string[] };

const CACHE = `pages-${PAGES.build}`;
const FILES = new Set(PAGES.files);
const PAGE = '/index.html';
/** So long may a page take to come from the server before the kept one is shown. */
const PATIENCE = 4_000;

/** Keeps a file. One with a hash in its name never changes, so what an older build has of it is taken over. */
async function keep(cache: Cache, file: string): Promise<void> {
  const isForEver = file.startsWith('/assets/');
  const known = isForEver ? await caches.match(file, { ignoreVary: true }) : undefined;
  if (known !== undefined) await cache.put(file, known);
  else await cache.add(new Request(file, { cache: isForEver ? 'default' : 'no-cache' }));
}

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  // One after the other: whoever plays meanwhile comes first.
  for (const file of FILES) await keep(cache, file);
}

async function forgetOthers(): Promise<void> {
  const others = (await caches.keys()).filter(name => name !== CACHE);
  await Promise.all(others.map(name => caches.delete(name)));
  await self.clients.claim();
}

const kept = (file: string): Promise<Response | undefined> =>
  caches.match(file, { cacheName: CACHE, ignoreVary: true });

const fileOf = async (request: Request, file: string): Promise<Response> => (await kept(file)) ?? fetch(request);

/** The page as the server has it, so that nobody stays on an old one; where no server answers in time, as it was kept. */
async function pageOf(request: Request): Promise<Response> {
  const old = await kept(PAGE);
  const fresh = fetch(request);
  if (old === undefined) return fresh;
  const late = new Promise<Response>(resolve => setTimeout(resolve, PATIENCE, old));
  return Promise.race([late, fresh.then(response => (response.status < 500 ? response : old)).catch(() => old)]);
}

async function show(address: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const there = windows.find(({ url }) => url === address);
  await (there === undefined ? self.clients.openWindow(address) : there.focus());
}

// A new build waits until nobody has a page of the old one open: nothing is pulled away under a player.
self.addEventListener('install', event => event.waitUntil(keepAll()));
self.addEventListener('activate', event => event.waitUntil(forgetOthers()));
self.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode !== 'navigate') {
    if (FILES.has(pathname)) event.respondWith(fileOf(request, pathname));
  } else if (!/^\/(api|health|metrics)(\/|$)/.test(pathname)) event.respondWith(pageOf(request));
});
self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data)));
});
