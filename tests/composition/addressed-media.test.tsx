import { cleanup, screen, waitFor } from '@testing-library/react';
import type { Backend } from '../../src/application/ports/backend.port';
import { aProfile } from '../support/builders/a-profile';
import { backendOver } from '../support/backends/memory/backend';
import { MemoryAccount } from '../support/backends/memory/memory-account';
import { aMusicServer } from '../support/backends/memory/memory-music';
import { loadAllCode } from '../support/presentation/load-all-code';
import { openAgain, openOverBackend } from '../support/presentation/open-over-backend';

const WAIT = { timeout: 20_000 };
const PASSWORD = 'sông dài biển rộng 7';

/** A server in memory with one account, which wants the session's token in the addresses of media and pictures. */
function aBackend(): Backend {
  const server = aMusicServer();
  server.service.accounts.set('an@song.test', new MemoryAccount(aProfile({ name: 'An' }), PASSWORD));
  const inMemory = backendOver(() => server);
  return {
    ...inMemory,
    connect: (environment) => ({
      ...inMemory.connect(environment),
      addressMedia: (url, token) => `${url}${url.includes('?') ? '&' : '?'}api_key=${token}`,
    }),
  };
}

/** The addresses that media elements were given from here on. */
function watchMedia() {
  const given: string[] = [];
  jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.spyOn(HTMLMediaElement.prototype, 'src', 'set').mockImplementation((url) => void given.push(url));
  return given;
}

const pictures = (): readonly string[] =>
  [...document.querySelectorAll('img')].map(({ src }) => src).filter((src) => src.startsWith('http'));

const storedQueue = (): string =>
  Object.keys({ ...localStorage })
    .filter((key) => key.startsWith('keptQueue'))
    .map((key) => localStorage.getItem(key))
    .join();
const keysWith = (token: string): readonly string[] =>
  Object.entries({ ...localStorage, ...sessionStorage }).flatMap(([key, text]) =>
    String(text).includes(token) ? [key] : [],
  );

beforeAll(loadAllCode, 120_000);
afterEach(() => jest.restoreAllMocks());

describe('a backend that wants the token of the session in addresses', () => {
  it('gets it in those of media and pictures, also of a restored queue, and it is stored in none', async () => {
    const given = watchMedia();
    const backend = aBackend();
    const page = await openOverBackend(backend, '/login');
    await page.user.type(await screen.findByLabelText('Email'), 'an@song.test');
    await page.user.type(screen.getByLabelText(/^Mật khẩu/, { selector: 'input' }), PASSWORD);
    await page.user.click(screen.getByRole('button', { name: 'Đăng nhập' }));
    await page.heading('Mới phát hành');
    await page.goes('/song/1');
    await page.user.click(await page.button(/^Phát Bài số 1/));
    await waitFor(() => expect(storedQueue()).toContain('/images/tone-song-1'), WAIT);
    const token = localStorage.getItem('accessToken') ?? 'none';
    expect(given).toEqual([`/media/a/1/master.m3u8?api_key=${token}`]);
    expect(new Set(pictures())).toEqual(new Set([`http://localhost/images/tone-song-1?api_key=${token}`]));
    expect(keysWith(token)).toEqual(['accessToken']);

    cleanup();
    const again = await openAgain(backend, '/explore');
    await again.user.click(await again.button('Phát'));
    await waitFor(() => expect(given).toHaveLength(2), WAIT);
    expect(given[1]).toBe(`/media/a/1/master.m3u8?api_key=${token}`);
    expect(keysWith(token)).toEqual(['accessToken']);
  }, 120_000);
});
