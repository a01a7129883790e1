import { screen } from '@testing-library/react';
import type { Backend } from '../../src/application/ports/backend.port';
import { aProfile } from '../support/builders/a-profile';
import { backendOver } from '../support/backends/memory/backend';
import { MemoryAccount } from '../support/backends/memory/memory-account';
import { aMusicServer } from '../support/backends/memory/memory-music';
import { loadAllCode } from '../support/presentation/load-all-code';
import { openOverBackend } from '../support/presentation/open-over-backend';

const PASSWORD = 'sông dài biển rộng 7';

/** A server in memory with one account. */
function aWorld() {
  const server = aMusicServer();
  server.service.accounts.set('an@song.test', new MemoryAccount(aProfile({ name: 'An' }), PASSWORD));
  return { server, backend: backendOver(() => server) };
}

beforeAll(loadAllCode, 120_000);
afterEach(() => {
  delete process.env['PAGE_VIEWS_AT'];
});

describe('the product over another backend', () => {
  it('shows the rows of its home page', async () => {
    const page = await openOverBackend(aWorld().backend, '/');
    await page.heading('Mới phát hành');
    await page.heading('Album');
  }, 60_000);

  it('opens a song, an album and an artist by their addresses', async () => {
    const page = await openOverBackend(aWorld().backend, '/song/1');
    await page.heading('Bài số 1');
    await page.goes('/album/a1');
    await page.heading('Bờ Bên Kia');
    await page.goes('/artist/artist-1');
    await page.heading('Hạ Vy');
  }, 60_000);

  it('finds a song', async () => {
    const page = await openOverBackend(aWorld().backend, '/search?q=bai%20so%203');
    await page.heading(/Bài số 3|Kết quả/);
    expect((await screen.findAllByRole('link', { name: /Bài số 3/ }))[0]).toHaveAttribute('href', '/song/3');
  }, 60_000);

  it('signs a listener in, who then likes a song', async () => {
    const { server, backend } = aWorld();
    const page = await openOverBackend(backend, '/login');
    await page.user.type(await screen.findByLabelText('Email'), 'an@song.test');
    await page.user.type(screen.getByLabelText(/^Mật khẩu/, { selector: 'input' }), PASSWORD);
    await page.user.click(screen.getByRole('button', { name: 'Đăng nhập' }));
    await page.heading('Mới phát hành');
    await page.goes('/song/1');
    await page.user.click(await page.button(/^Thích/));
    expect([...server.annotated.liked]).toEqual(['1']);
  }, 60_000);

  it.each([
    ['', []],
    ['firebase', ['Đếm lượt xem trang']],
  ])(
    'speaks of counted page views only where they are counted, here at: "%s"',
    async (countedAt, spoken) => {
      process.env['PAGE_VIEWS_AT'] = countedAt;
      const page = await openOverBackend({ ...aWorld().backend, capabilities: [] }, '/security-policy');
      await page.heading('Thư điện tử');
      const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
      expect(sections.filter((title) => title === 'Đếm lượt xem trang')).toEqual(spoken);
    },
    60_000,
  );

  it('says at its address what the backend lacks', async () => {
    const backend: Backend = { ...aWorld().backend, capabilities: [] };
    const page = await openOverBackend(backend, '/short-video');
    await page.heading('Máy chủ này không có phần đó');
  }, 60_000);
});
