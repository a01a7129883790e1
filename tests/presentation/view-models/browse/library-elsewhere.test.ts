import { Subject } from 'rxjs';
import type { LibraryChange } from '../../../../src/domain/library/library-change';
import { succeed } from '../../../../src/domain/shared/result';
import { ArtistViewModel } from '../../../../src/presentation/view-models/browse/artist.view-model';
import type { BrowseDeps } from '../../../../src/presentation/view-models/browse/browse-deps';
import { CollectionViewModel } from '../../../../src/presentation/view-models/browse/collection.view-model';
import { SectionViewModel } from '../../../../src/presentation/view-models/browse/section.view-model';
import { NoticesViewModel } from '../../../../src/presentation/view-models/notices.view-model';
import { aCollection, anArtistDetail } from '../../../support/builders/a-collection';
import { MemoryBrowsing } from '../../../support/backends/memory/memory-browsing';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Pages that receive library changes of other tabs, with a backend whose answers wait until the test releases them. */
function begin() {
  const changes = new Subject<LibraryChange>();
  const browsing = new MemoryBrowsing();
  browsing.collectionsByName.set('album a1', aCollection());
  browsing.artistsById.set('artist-1', anArtistDetail());
  const answered = new Subject<void>();
  const answering = <T>(value: T) => new Promise<T>((resolve) => answered.subscribe(() => resolve(value)));
  const deps = {
    browsing,
    changes,
    notices: new NoticesViewModel(),
    gate: { attempt: ({ complete }: { complete: () => void }) => complete() },
    saving: { execute: () => answering(succeed({ isSaved: true, notice: { type: 'success', message: '' } })) },
    following: { execute: () => answering(succeed(true)) },
  } as unknown as BrowseDeps;
  const album = new CollectionViewModel({ kind: 'album', id: 'a1' }, deps);
  const artist = new ArtistViewModel('artist-1', deps);
  return { changes, deps, answered, album, artist };
}

const saved = (isSaved: boolean, collectionId = 'a1'): LibraryChange => ({ kind: 'saved', collectionId, isSaved });
const followed = (isFollowed: boolean): LibraryChange => ({ kind: 'followed', artistId: 'artist-1', isFollowed });

describe('a change to the library in another tab', () => {
  it('shows on the page of the album that is saved there, while the page is open', async () => {
    const { changes, album } = begin();
    album.open();
    await settled();
    changes.next(saved(true, 'a2'));
    expect(album.isSaved).toBe(false);
    changes.next(saved(true));
    expect(album.isSaved).toBe(true);
    album.dispose();
    changes.next(saved(false));
    expect(album.isSaved).toBe(true);
  });

  it('has no effect while this tab waits for its own answer about the same album', async () => {
    const { changes, answered, album } = begin();
    album.open();
    await settled();
    album.toggleSaved();
    changes.next(saved(false));
    answered.next();
    await settled();
    expect(album.isSaved).toBe(true);
    changes.next(saved(false));
    expect(album.isSaved).toBe(false);
  });

  it('shows on the page of the artist who is followed there, with one follower more', async () => {
    const { changes, artist } = begin();
    artist.open();
    await settled();
    changes.next(followed(true));
    expect([artist.isFollowed, artist.followerCount]).toEqual([true, 2]);
    artist.dispose();
    changes.next(followed(false));
    expect(artist.isFollowed).toBe(true);
  });

  it('does not undo a follow of the same artist that is being sent here', async () => {
    const { changes, answered, artist } = begin();
    artist.open();
    await settled();
    artist.toggleFollowed();
    changes.next(followed(false));
    expect(artist.isFollowed).toBe(true);
    answered.next();
    await settled();
    changes.next(followed(false));
    expect(artist.isFollowed).toBe(false);
  });
});

describe('a list that the product makes', () => {
  const liked = (songId: string): LibraryChange => ({
    kind: 'annotated',
    songId,
    annotations: { isLiked: true },
  });

  it.each([
    ['liked', 1, 0],
    ['recent', 0, 1],
    ['new', 0, 0],
  ] as const)(
    'of %s songs is requested again only when its contents change, and once for simultaneous changes',
    async (type, byLikes, byPlays) => {
      const { deps } = begin();
      let asked = 0;
      const collection = async () => {
        asked += 1;
        return succeed({ ...aCollection(), page: 1, totalCount: 3, isLast: true });
      };
      const changes = new Subject<LibraryChange>();
      const list = new CollectionViewModel({ kind: 'list', type }, {
        ...deps,
        changes,
        browsing: { collection },
      } as never);
      list.open();
      await settled();
      ['1', '2', '3'].forEach((id) => changes.next(liked(id)));
      await settled();
      expect(asked).toBe(1 + byLikes);
      changes.next({ kind: 'heard' });
      await settled();
      expect(asked).toBe(1 + byLikes + byPlays);
      list.dispose();
      changes.next(liked('4'));
      await settled();
      expect(asked).toBe(1 + byLikes + byPlays);
    },
  );

  it('is requested again as a section when plays are recorded, while the section is open', async () => {
    const { changes, deps } = begin();
    const section = jest.spyOn(deps.browsing, 'section');
    const recent = new SectionViewModel('recent', deps);
    recent.open();
    await settled();
    changes.next({ kind: 'heard' });
    changes.next({ kind: 'heard' });
    await settled();
    recent.dispose();
    changes.next({ kind: 'heard' });
    await settled();
    expect(section).toHaveBeenCalledTimes(2);
  });
});
