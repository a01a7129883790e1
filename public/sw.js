// Keeps the app's own files for a quick start, and a page for when nothing can be reached. Never the page itself, never an
// answer of the server, never media: whatever is not named here goes to the network as if nobody stood between.

// The build writes what this version consists of: its name, the files a start needs, and every file with its content in its name.
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

/** What the versions before kept goes; a page that runs has what it needs, and asks the network for the rest. */
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

/** Its content is in its name: once kept it is right for ever. */
async function fromFiles(request) {
  const files = await caches.open(FILES);
  const kept = await files.match(request, { ignoreSearch: true, ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status === 200) await files.put(request, response.clone()).catch(() => undefined);
  return response;
}

/** The page comes from the server or not at all; the page for that is kept. */
async function fromNetwork(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await keptOffline(OFFLINE_PAGE)) ?? Response.error();
  }
}

const keptOffline = async (path) => (await caches.open(OFFLINE)).match(path, { ignoreVary: true });

/** What the page for that consists of: from the network while there is one. */
async function fromNetworkFirst(request, path) {
  try {
    return await fetch(request);
  } catch {
    return (await keptOffline(path)) ?? Response.error();
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

// A newer version takes over when the listener asks for it, or once no page of the older one is open.
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
