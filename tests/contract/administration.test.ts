import { aManagedAccount, aManagedSong, aReportedComment } from '../support/builders/a-managed';
import { MemoryAdministration } from '../support/backends/memory/memory-administration';
import { withLibraryApp } from '../support/server/library-app';
import { ownListener } from '../support/server/own-listener';
import { describeAdministration } from './administration.contract';

const SAO = { title: 'Sao Băng', artists: ['Hạ Vy'], album: null, year: null, genre: null, track: null };

describeAdministration('the fake', async () => {
  const product = new MemoryAdministration();
  product.accounts = [
    aManagedAccount({ id: 'admin', name: 'Mộc Lam', role: 'admin', createdAt: '2026-01-01T00:00:00.000Z' }),
    aManagedAccount({ id: 'vy', createdAt: '2026-01-02T00:00:00.000Z' }),
    aManagedAccount({ id: 'an', name: 'Đình An', createdAt: '2026-01-03T00:00:00.000Z' }),
  ];
  product.songs = [aManagedSong(), aManagedSong({ id: 'song2', tags: SAO, playCount: 0 })];
  product.comments = [aReportedComment()];
  const days = Array.from({ length: 30 }, (_, day) => ({ day: `2026-01-${day + 1}`, count: day === 29 ? 2 : 0 }));
  product.figures = { days, top: [{ id: 'song1', title: 'Bến Cũ', artists: ['Thuỳ Khuê'], plays: 2 }] };
  product.visits = {
    days: days.map(({ day, count }) => ({ day, count: count > 0 ? 3 : 0 })),
    pages: [
      { path: '/songs', count: 2 },
      { path: '/', count: 1 },
    ],
  };
  const closed = new MemoryAdministration();
  closed.failure = { kind: 'forbidden' };
  return { parts: product.parts(), asListener: closed.parts(), adminId: 'admin' };
});

describe('the own backend, against its server', () => {
  const { app, seed, database, post } = withLibraryApp();
  let address = '';

  beforeAll(async () => {
    address = await app().listen({ host: '127.0.0.1', port: 0 });
  });

  describeAdministration('it', async () => {
    const db = database.db();
    await db.deleteFrom('accounts').execute();
    await db.deleteFrom('songs').execute();
    await db.deleteFrom('song_artists').execute();
    await seed.account('admin', { name: 'Mộc Lam', role: 'admin', created_at: '2026-01-01' });
    await seed.account('vy', { name: 'Hạ Vy', created_at: '2026-01-02' });
    await seed.account('an', { name: 'Đình An', created_at: '2026-01-03' });
    const played = await seed.song('Bến Cũ', [await seed.artist('Thuỳ Khuê')], { created_at: '2026-01-01' });
    await seed.song('Sao Băng', [await seed.artist('Hạ Vy')], { created_at: '2026-01-02' });
    await seed.play(played);
    await seed.play(played);
    const clip = await seed.short({ caption: 'Biển chiều' });
    await post(`/backend/short-video/${clip}/comments`, 'vy', { id: 'said-by-vy', text: 'Mua hàng ở đây!' });
    await post(`/backend/short-video/${clip}/comments/said-by-vy/report`, 'an', { reason: 'spam' });
    await db.deleteFrom('page_views').execute();
    for (const path of ['/songs', '/', '/songs']) {
      await post('/backend/page-view', 'vy', { name: 'test_web_event', page_path: path });
    }
    return {
      parts: ownListener(address, 'admin').administration,
      asListener: ownListener(address, 'vy').administration,
      adminId: 'admin',
    };
  });
});
