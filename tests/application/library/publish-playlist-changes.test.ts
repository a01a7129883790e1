import { NEVER } from 'rxjs';
import { LibraryChanges } from '../../../src/application/library/library-changes';
import { publishPlaylistChanges } from '../../../src/application/library/publish-playlist-changes';
import type { LibraryChange } from '../../../src/domain/library/library-change';
import type { OwnPlaylists } from '../../../src/domain/library/own-playlists.port';
import { fail, succeed } from '../../../src/domain/shared/result';

const OFFLINE = fail({ kind: 'offline' } as const);
const picture = { name: 'bìa.webp', type: 'image/webp', bytes: new Uint8Array(3) };
const playlist = { name: 'Đêm', description: '', isPublic: false, songIds: [] };

type Deed = (playlists: OwnPlaylists) => Promise<unknown>;

/** Playlists for which every action returns this answer. */
function telling(answer: unknown) {
  const told: LibraryChange[] = [];
  const kept = new LibraryChanges({ announcements: NEVER, announce: (change) => told.push(change) });
  const playlists = new Proxy({}, { get: () => () => Promise.resolve(answer) }) as OwnPlaylists;
  return { told, playlists: publishPlaylistChanges(playlists, kept) };
}

describe('publishing changes of own playlists', () => {
  it.each<[string, Deed]>([
    ['making one', (to) => to.create(playlist)],
    ['changing its words', (to) => to.change('p', { name: 'Ngày' })],
    ['giving it a cover', (to) => to.setCover('p', picture)],
    ['adding songs', (to) => to.add('p', ['a'])],
    ['taking songs out', (to) => to.remove('p', ['e'])],
    ['moving a song', (to) => to.move('p', 'e', null)],
  ])('publishes an action to everything that shows playlists, unless the action failed: %s', async (_, action) => {
    const done = telling(succeed(undefined));
    const failed = telling(OFFLINE);
    await action(done.playlists);
    expect([done.told, await action(failed.playlists), failed.told]).toEqual([[{ kind: 'library' }], OFFLINE, []]);
  });

  it.each([
    ['was there', succeed(undefined)],
    ['was gone already', fail({ kind: 'not-found' } as const)],
  ])('publishes which playlist is deleted, so that nothing requests the playlist again: it %s', async (_, answer) => {
    const { told, playlists } = telling(answer);
    expect(await playlists.delete('p')).toEqual(answer);
    expect(told).toEqual([{ kind: 'playlist-deleted', playlistId: 'p' }]);
  });

  it('publishes no deletion that failed', async () => {
    const { told, playlists } = telling(OFFLINE);
    await playlists.delete('p');
    expect(told).toEqual([]);
  });

  it('publishes nothing when playlists are only read', async () => {
    const { told, playlists } = telling(succeed(undefined));
    await playlists.list({ page: 1, pageSize: 20 });
    expect(told).toEqual([]);
  });
});
