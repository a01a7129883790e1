import { clipPath } from '../../../src/domain/shorts/clip-card';
import { pagePath } from '../../../src/domain/shared/page-path';
import { aClip } from '../../support/builders/a-clip';
import { aCollection, anArtistDetail, someFacts } from '../../support/builders/a-collection';
import { aSong } from '../../support/builders/a-song';
import { aSongDetails } from '../../support/builders/a-song-details';
import { aCategoryDetail } from '../../support/builders/cards';
import { OPAQUE_ID } from '../../support/builders/an-opaque-id';
import type { Harness } from '../../support/presentation/harness';
import { openProduct } from '../../support/presentation/render-app';

const ARTIST = { id: OPAQUE_ID, name: 'Hạ Vy', avatarUrl: null };
const ALBUM = { id: OPAQUE_ID, title: 'Bờ Bên Kia' };
const SONG = aSong(OPAQUE_ID)
  .titled('Thềm Nắng Cũ')
  .with({ artists: [ARTIST], album: ALBUM })
  .build();

const stock = ({ browsing }: Harness): void => {
  const items = [{ song: SONG, entry: null }];
  const facts = someFacts({ id: OPAQUE_ID, artists: [ARTIST] });
  browsing.collectionsByName.set(`album ${OPAQUE_ID}`, aCollection({ items, facts }));
  browsing.collectionsByName.set(`playlist ${OPAQUE_ID}`, aCollection({ items, name: 'Chiều', facts }));
  browsing.sections.set(OPAQUE_ID, { id: OPAQUE_ID, title: 'Mới tinh', action: 'song', items: [] });
  browsing.artistsById.set(OPAQUE_ID, anArtistDetail({ id: OPAQUE_ID, topSongs: [SONG] }));
  browsing.categoriesById.set(OPAQUE_ID, aCategoryDetail({ id: OPAQUE_ID }));
};

const openAt = (path: string) =>
  openProduct({ path, songs: [aSongDetails(SONG).build()], clips: [aClip('a'), aClip(OPAQUE_ID)], arrange: stock });

describe('an id with any characters', () => {
  it.each([
    ['song', 'Thềm Nắng Cũ'],
    ['album', 'Bờ Bên Kia'],
    ['playlist', 'Chiều'],
    ['section', 'Mới tinh'],
    ['artist', 'Hạ Vy'],
    ['category', 'Ngày mưa'],
  ] as const)('leads to its page when that address is opened first: %s', async (page, title) => {
    await openAt(pagePath(page, OPAQUE_ID));

    expect(document.title).toBe(`${title} · Sóng`);
  });

  it('is part of a link that is followed, and going back restores the page without loading it again', async () => {
    const product = await openAt(pagePath('album', OPAQUE_ID));
    await product.follow('Thềm Nắng Cũ');
    expect([product.path, document.title]).toEqual([pagePath('song', OPAQUE_ID), 'Thềm Nắng Cũ · Sóng']);
    const asked = product.harness.browsing.asked.length;
    await product.back();
    expect([product.path, document.title]).toEqual([pagePath('album', OPAQUE_ID), 'Bờ Bên Kia · Sóng']);
    expect(product.links('Thềm Nắng Cũ')).toEqual([pagePath('song', OPAQUE_ID)]);
    expect(product.harness.browsing.asked).toHaveLength(asked);
  });

  it('opens the feed at its clip, among the clips of its artist', async () => {
    const product = await openAt(clipPath(OPAQUE_ID, OPAQUE_ID));
    await product.wait(0);

    expect(product.harness.feed.playback.state.clipId).toBe(OPAQUE_ID);
    expect(product.harness.feed.videos.requests[0]).toMatchObject({ feed: { kind: 'artist', artistId: OPAQUE_ID } });
  });
});
