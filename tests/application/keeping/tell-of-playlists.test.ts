import { NEVER } from 'rxjs';
import { KeptChanges } from '../../../src/application/keeping/kept-changes';
import { tellOfPlaylists } from '../../../src/application/keeping/tell-of-playlists';
import type { KeptChange } from '../../../src/application/ports/kept-channel.port';
import type { OwnPlaylists } from '../../../src/domain/playlists/own-playlists.port';
import { fail, succeed } from '../../../src/domain/shared/result';

const OFFLINE = fail({ kind: 'offline' } as const);
const picture = { name: 'bìa.webp', type: 'image/webp', bytes: new Uint8Array(3) };
const playlist = { name: 'Đêm', description: '', isPublic: false, songIds: [] };

type Deed = (playlists: OwnPlaylists) => Promise<unknown>;

/** Playlists of which every deed has this answer. */
function telling(answer: unknown) {
  const told: KeptChange[] = [];
  const kept = new KeptChanges({ announcements: NEVER, announce: (change) => told.push(change) });
  const playlists = new Proxy({}, { get: () => () => Promise.resolve(answer) }) as OwnPlaylists;
  return { told, playlists: tellOfPlaylists(playlists, kept) };
}

describe('what is done with own playlists', () => {
  it.each<[string, Deed]>([
    ['making one', (to) => to.create(playlist)],
    ['changing its words', (to) => to.change('p', { name: 'Ngày' })],
    ['giving it a cover', (to) => to.setCover('p', picture)],
    ['adding songs', (to) => to.add('p', ['a'])],
    ['taking songs out', (to) => to.remove('p', ['e'])],
    ['moving a song', (to) => to.move('p', 'e', null)],
  ])('is told to everything that shows them, unless it failed: %s', async (_, deed) => {
    const [done, failed] = [telling(succeed(undefined)), telling(OFFLINE)];
    await deed(done.playlists);
    expect([done.told, await deed(failed.playlists), failed.told]).toEqual([[{ kind: 'library' }], OFFLINE, []]);
  });

  it.each([
    ['was there', succeed(undefined)],
    ['was gone already', fail({ kind: 'not-found' } as const)],
  ])('names the playlist that is gone, so that nothing asks for it again: it %s', async (_, answer) => {
    const { told, playlists } = telling(answer);
    expect(await playlists.delete('p')).toEqual(answer);
    expect(told).toEqual([{ kind: 'playlist-deleted', playlistId: 'p' }]);
  });

  it('names no playlist whose deletion failed', async () => {
    const { told, playlists } = telling(OFFLINE);
    await playlists.delete('p');
    expect(told).toEqual([]);
  });

  it('is not told where they are only read', async () => {
    const { told, playlists } = telling(succeed(undefined));
    await playlists.list({ page: 1, pageSize: 20 });
    expect(told).toEqual([]);
  });
});
