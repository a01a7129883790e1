// Caches the app's own files for a quick start, and a page for when the server cannot be reached. It never caches the page itself,
// an answer of the server or media: every request that is not named here goes to the network as if there were no worker.

// The build writes the parts of this version: its name, the files for a start, and every file with a content hash in its name.
const BUILD = JSON.parse('what this build consists of');

const FILES = 'song-files';
const OFFLINE = `song-offline-${BUILD.version}`;
const OFFLINE_PAGE = '/offline.html';
const OFFLINE_FILES = [OFFLINE_PAGE, '/offline.css', '/theme.js', '/icon.svg'];

const hashed = new Set(BUILD.hashed);

async function install() {
  const [files, offline] = await Promise.all([caches.open(FILES), caches.open(OFFLINE)]);
  const kept = new Set((await files.keys()).map(({ url }) => new URL(url).pathname));
  await Promise.all([
    files.addAll(BUILD.shell.filter((path) => !kept.has(path))),
    offline.addAll(OFFLINE_FILES.map((path) => new Request(path, { cache: 'no-cache' }))),
  ]);
}

/** Deletes the caches of older versions; an open page has the files it needs, and fetches others from the network. */
async function activate() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('song-offline-') && name !== OFFLINE);
  await Promise.all(old.map((name) => caches.delete(name)));
  const files = await caches.open(FILES);
  const requests = await files.keys();
  const gone = requests.filter(({ url }) => !hashed.has(new URL(url).pathname));
  await Promise.all(gone.map((request) => files.delete(request)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** Its name contains a hash of its content, so a cached copy is always valid. */
async function fromFiles(request) {
  const files = await caches.open(FILES);
  const kept = await files.match(request, { ignoreSearch: true, ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status === 200) await files.put(request, response.clone()).catch(() => undefined);
  return response;
}

/** The page comes from the server; if the server cannot be reached, the cached offline page is shown. */
async function fromNetwork(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await keptOffline(OFFLINE_PAGE)) ?? Response.error();
  }
}

const keptOffline = async (path) => (await caches.open(OFFLINE)).match(path, { ignoreVary: true });

/** The files of the offline page: from the network if it can be reached, else from the cache. */
async function fromNetworkFirst(request, path) {
  try {
    return await fetch(request);
  } catch {
    return (await keptOffline(path)) ?? Response.error();
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

// A newer version becomes active when the listener requests it, or when no page of the older version is open.
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fromNetwork(event));
  else if (hashed.has(pathname)) event.respondWith(fromFiles(request));
  else if (OFFLINE_FILES.includes(pathname)) event.respondWith(fromNetworkFirst(request, pathname));
});
