import { RunServiceWorker } from '../../support/fakes/run-service-worker';

const ENTRY = '/assets/main.1a2b.js';
const LAZY = '/assets/77.3c4d.js';
const BUILD = { version: 'one', shell: [ENTRY], hashed: [ENTRY, LAZY] };
const OFFLINE = ['/icon.svg', '/offline.css', '/offline.html', '/theme.js'];
const UNREACHABLE = () => Promise.reject(new TypeError('no network'));

async function running(): Promise<RunServiceWorker> {
  const worker = new RunServiceWorker(BUILD);
  await worker.installs();
  await worker.activates();
  worker.fetched.length = 0;
  return worker;
}

describe('The cache of the service worker', () => {
  it('contains at first the files for a start and the offline page', async () => {
    const worker = await running();
    expect(worker.caches.addresses()).toEqual([...OFFLINE, ENTRY].sort());
    expect(worker.claims).toBe(1);
  });

  it('stores a file with a content hash in its name once it was requested', async () => {
    const worker = await running();
    expect(await worker.answers(LAZY)).toBe(`network ${LAZY}`);
    worker.network = UNREACHABLE;
    expect(await worker.answers(LAZY)).toBe(`network ${LAZY}`);
    expect(worker.fetched).toEqual([LAZY]);
  });

  it.each([404, 500, 206])('does not store an answer with status %i', async (status) => {
    const worker = await running();
    worker.network = () => Promise.resolve(new Response('', { status }));
    await worker.answers(LAZY);
    expect(worker.caches.addresses()).not.toContain(LAZY);
  });

  it.each([
    '/sso/user/me',
    '/sso/user/me/data',
    '/sso/security/get-domain-cdn',
    '/backend/home/v1',
    '/backend/history?isLimit=true',
    '/backend/short-video?cursor=abc',
    '/backend/live',
    '/media/s/abc/128/init.mp4',
    '/media/s/abc/128/0001.m4s',
    '/p/k1.1795.sid.sig/s/abc/128/0001.m4s',
    '/images/27358e22e38de597dc34?w=256',
    '/assets/9.not-of-this-build.js',
    '/assets/',
    '/sw.js',
    '/manifest.vi.webmanifest',
    '/readyz',
  ])('never contains %s: the worker does not intercept the request', async (address) => {
    const worker = await running();
    expect(await worker.answers(address)).toBeNull();
    expect(worker.fetched).toEqual([]);
  });

  it('ignores requests that are not GET and requests to another origin, whatever the file name', async () => {
    const worker = await running();
    expect(await worker.answers(ENTRY, { method: 'POST' })).toBeNull();
    expect(await worker.answers(ENTRY, { method: 'HEAD' })).toBeNull();
    expect(await worker.answers(ENTRY, { origin: 'https://media.elsewhere.test' })).toBeNull();
  });
});

describe('A page', () => {
  it.each(['/', '/album/abc', '/login?next=/admin', ENTRY])(
    'comes from the server, and %s is not cached',
    async (address) => {
      const worker = await running();
      const before = worker.caches.addresses();
      worker.network = () => Promise.resolve(new Response('the page, with its nonce'));
      expect(await worker.answers(address, { mode: 'navigate' })).toBe('the page, with its nonce');
      expect(worker.caches.addresses()).toEqual(before);
    },
  );

  it('that cannot be loaded is replaced with the offline page and its files', async () => {
    const worker = await running();
    worker.network = UNREACHABLE;
    expect(await worker.answers('/album/abc', { mode: 'navigate' })).toBe('network /offline.html');
    expect(await worker.answers('/offline.css')).toBe('network /offline.css');
  });

  it('uses the newest version of its files while there is a network', async () => {
    const worker = await running();
    worker.network = () => Promise.resolve(new Response('newer'));
    expect(await worker.answers('/theme.js')).toBe('newer');
  });
});

describe('A newer version', () => {
  const NEXT = { version: 'two', shell: ['/assets/main.9f9f.js'], hashed: ['/assets/main.9f9f.js', LAZY] };

  async function next(older: RunServiceWorker): Promise<RunServiceWorker> {
    const worker = new RunServiceWorker(NEXT, older.caches);
    await worker.installs();
    return worker;
  }

  it('leaves the files of the older version until it takes over, and then retains the unchanged ones', async () => {
    const older = await running();
    await older.answers(LAZY);
    const worker = await next(older);
    expect(worker.caches.addresses()).toEqual(expect.arrayContaining([ENTRY, LAZY, '/assets/main.9f9f.js']));

    await worker.activates();
    expect(worker.caches.addresses()).toEqual([...OFFLINE, LAZY, '/assets/main.9f9f.js'].sort());
    expect(await worker.caches.keys()).toEqual(expect.arrayContaining(['song-files', 'song-offline-two']));
    expect(await worker.caches.keys()).not.toContain('song-offline-one');
  });

  it('waits until it receives the message to take over', async () => {
    const worker = await next(await running());
    worker.hears('anything else');
    expect(worker.skips).toBe(0);
    worker.hears('take-over');
    expect(worker.skips).toBe(1);
  });

  it('is not installed when one of its files cannot be fetched, and is fetched again the next time', async () => {
    const worker = new RunServiceWorker(BUILD);
    worker.network = (address) => Promise.resolve(new Response('', { status: address === ENTRY ? 503 : 200 }));
    await expect(worker.installs()).rejects.toThrow('not everything was there');
    expect(worker.caches.addresses()).not.toContain(ENTRY);
  });
});
