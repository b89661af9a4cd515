export {};

declare const self: ServiceWorkerGlobalScope;
/** The build writes its name and its files before this script. */
declare const PAGES: { readonly build: string; readonly files: readonly string[] };

const CACHE = `pages-${PAGES.build}`;
const FILES = new Set(PAGES.files);
const PAGE = '/index.html';
/** How many milliseconds the server has to send a page before the cached one is shown. */
const PATIENCE = 4_000;

/** Caches a file. One with a hash in its name never changes, so it's copied from an older build's cache. */
async function keep(cache: Cache, file: string): Promise<void> {
  const isForEver = file.startsWith('/assets/');
  const known = isForEver ? await caches.match(file, { ignoreVary: true }) : undefined;
  if (known !== undefined) await cache.put(file, known);
  else await cache.add(new Request(file, { cache: isForEver ? 'default' : 'no-cache' }));
}

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  // One after another, so that a match that is being played comes first.
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

/** The server's page, so that nobody stays on an old one; the cached page if the server doesn't answer in time. */
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
  if (there !== undefined) return void (await there.focus());
  // A click that no person made can't open a window: then the page that is there goes to the address.
  await self.clients.openWindow(address).catch(() => windows[0]?.navigate(address));
}

/** The server's message, as packages/server/news/kinds/push.ts sends it. */
interface Push {
  readonly kind: string;
  readonly text: string;
  readonly url?: string;
}

/** Shows a message as the table's own page does, by the same tag, so that one turn is shown once. */
async function showPush({ kind, text, url }: Push): Promise<void> {
  const { pathname } = new URL(url ?? '/', self.location.origin);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isSeen = windows.some(each => each.visibilityState === 'visible' && new URL(each.url).pathname === pathname);
  // A player who is looking at the table knows it.
  if (isSeen && url !== undefined) return;
  const tag = url === undefined ? kind : pathname;
  const data = new URL(pathname, self.location.origin).href;
  await self.registration.showNotification('Consigliere', { body: text, tag, icon: '/icon-192.png', data });
}

/** The browser has replaced the subscription: the server is told the new one. The old one ends by itself. */
async function renewSubscription({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
  const applicationServerKey = oldSubscription?.options.applicationServerKey ?? null;
  const options = { userVisibleOnly: true, applicationServerKey };
  const fresh = newSubscription ?? (applicationServerKey && (await self.registration.pushManager.subscribe(options)));
  if (!fresh) return;
  const { endpoint, keys } = fresh.toJSON();
  const body = JSON.stringify({ kind: 'push', endpoint, keys });
  await fetch('/api/channels', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}

interface SubscriptionChange {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

// A new build waits until no page of the old one is open.
self.addEventListener('install', event => event.waitUntil(keepAll()));
self.addEventListener('activate', event => event.waitUntil(forgetOthers()));
self.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode !== 'navigate') {
    if (FILES.has(pathname)) event.respondWith(fileOf(request, pathname));
  } else if (!/^\/(api|health|metrics|operator)(\/|$)/.test(pathname)) event.respondWith(pageOf(request));
});
self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data)));
});
self.addEventListener('push', event => {
  if (event.data !== null) event.waitUntil(showPush(event.data.json()));
});
self.addEventListener('pushsubscriptionchange', event => {
  const change: ExtendableEvent & SubscriptionChange = event;
  change.waitUntil(renewSubscription(change));
});
