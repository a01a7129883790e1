import { Subject } from 'rxjs';
import type { LibraryChange } from '../../../../src/domain/library/library-change';
import type { CollectionSong } from '../../../../src/domain/catalogue/collection-detail';
import type { OwnPlaylists } from '../../../../src/domain/library/own-playlists.port';
import { fail, succeed } from '../../../../src/domain/shared/result';
import { OwnEntriesViewModel } from '../../../../src/presentation/view-models/library/own-entries.view-model';
import { NoticesViewModel } from '../../../../src/presentation/view-models/notices.view-model';
import { songs } from '../../../support/builders/a-song';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A page whose playlist is on a backend that the test controls. */
function begin({ isRefusing = false } = {}) {
  const there = songs('1', '2', '3').map((song) => ({ song, entry: { id: `e${song.id}`, addedAt: '2026-11-21' } }));
  const page = {
    items: there as readonly CollectionSong[],
    refreshes: 0,
    rearrange: (change: (items: readonly CollectionSong[]) => readonly CollectionSong[]) => {
      page.items = change(page.items);
    },
    send: <R>(change: () => Promise<R>) => change(),
    refresh: () => {
      page.refreshes += 1;
      if (isRefusing) page.items = there;
      return Promise.resolve();
    },
  };
  const asked: string[] = [];
  const answer = (call: string) => {
    asked.push(call);
    return Promise.resolve(isRefusing ? fail({ kind: 'conflict' } as const) : succeed({ version: 2, songCount: 3 }));
  };
  const playlists: Pick<OwnPlaylists, 'move' | 'remove'> = {
    move: (_, entryId, afterId) => answer(`${entryId} behind ${afterId}`),
    remove: (_, ids) => answer(`without ${ids.join()}`),
  };
  const notices = new NoticesViewModel();
  const said: string[] = [];
  notices.shown.subscribe(({ type }) => said.push(type));
  const changes = new Subject<LibraryChange>();
  const deps = { playlists: playlists as OwnPlaylists, changes, notices };
  return { page, asked, said, changes, entries: new OwnEntriesViewModel('p1', page, deps) };
}

const order = ({ items }: { items: readonly CollectionSong[] }) => items.map(({ song }) => song.id).join('');

describe('OwnEntriesViewModel', () => {
  it('moves a song at once, sends the change, and then refreshes the playlist', async () => {
    const { page, asked, entries } = begin();

    entries.move('e1', 'e3');
    expect(order(page)).toBe('231');
    await settled();

    expect(asked).toEqual(['e1 behind e3']);
    expect(page.refreshes).toBe(1);
  });

  it('sends several changes one after the other, and refreshes the playlist once', async () => {
    const { page, asked, entries } = begin();

    entries.move('e3', null);
    entries.remove('e2');
    await settled();

    expect(order(page)).toBe('31');
    expect(asked).toEqual(['e3 behind null', 'without e2']);
    expect(page.refreshes).toBe(1);
  });

  it('shows the backend’s songs again when the backend refuses a change, and reports why', async () => {
    const { page, said, entries } = begin({ isRefusing: true });

    entries.remove('e2');
    await settled();

    expect(order(page)).toBe('123');
    expect(said).toEqual(['error']);
  });

  it('refreshes the playlist after a change made elsewhere, while the page is open', async () => {
    const { page, changes, entries } = begin();
    entries.open();
    changes.next({ kind: 'library' });
    entries.dispose();
    changes.next({ kind: 'library' });
    await settled();

    expect(page.refreshes).toBe(1);
  });

  it('requests nothing once its playlist is deleted, and shows the same songs until the page is left', async () => {
    const { page, changes, entries } = begin();
    entries.open();
    changes.next({ kind: 'playlist-deleted', playlistId: 'p2' });
    expect(entries.isDeleted).toBe(false);
    changes.next({ kind: 'playlist-deleted', playlistId: 'p1' });
    changes.next({ kind: 'library' });
    await settled();

    expect([entries.isDeleted, page.refreshes, order(page)]).toEqual([true, 0, '123']);
  });
});
