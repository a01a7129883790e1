import { screen } from '@testing-library/react';
import type { Song } from '../../../src/domain/catalogue/song';
import { aCollection, anArtistDetail, someFacts } from '../../support/builders/a-collection';
import { aHomeSection } from '../../support/builders/a-home-section';
import { aSong } from '../../support/builders/a-song';
import { aSongDetails } from '../../support/builders/a-song-details';
import { aCategoryCard, anArtistCard } from '../../support/builders/cards';
import type { Harness } from '../../support/presentation/harness';
import { openProduct } from '../../support/presentation/render-app';

const LANGUAGES = ['vi', 'en'] as const;
/** A number of plays, likes, listeners, followers or saves, or one that is not a number, in either language. */
const COUNTS = /\d (lượt|người|plays?|likes?|listeners?|followers?|saves?|monthly)|null|NaN|undefined/;
const SONG: Song = aSong('s0').titled('Đá').with({ likeCount: null, playCount: null }).build();
const DETAILS = aSongDetails(SONG).build();
const ARTIST = anArtistCard({ listenerCount: null });

/** A backend that counts nothing, and whose playlists and categories have no dates and headings. */
function countNothing({ browsing }: Harness): void {
  browsing.allSongs = [SONG];
  browsing.allArtists = [ARTIST];
  browsing.allCategories = [{ ...aCategoryCard(), grouping: null }];
  const artist = { listenerCount: null, followerCount: null, topSongs: [SONG], similar: [ARTIST] };
  browsing.artistsById.set('artist-1', anArtistDetail(artist));
  const facts = someFacts({ id: 'p1', type: 'playlist', saveCount: null, isOwn: true });
  const items = [{ song: SONG, entry: { id: '0', addedAt: null } }];
  browsing.collectionsByName.set('playlist p1', aCollection({ items, facts }));
}

const cells = () => screen.getAllByRole('row').map((row) => row.textContent ?? '');

describe('pages of a backend that does not count', () => {
  it.each(
    LANGUAGES.flatMap((language) => ['/', '/artist/artist-1', '/artists'].map((path) => [language, path] as const)),
  )('in %s, %s says nothing of an unknown count', async (language, path) => {
    const row = aHomeSection().with({ action: 'artist', layout: 'card' }).of({ type: 'artist', artist: ARTIST });
    const sections = [row.build()];
    const product = await openProduct({ path, language, sections, arrange: countNothing });
    expect(await screen.findAllByText('Hạ Vy')).not.toEqual([]);
    expect(product.hasText(COUNTS)).toBe(false);
  });

  it.each(LANGUAGES)(
    "in %s, a song's page says nothing of plays and likes, also once the song is liked",
    async (language) => {
      const account = { isSignedIn: true };
      const product = await openProduct({
        path: '/song/s0',
        language,
        account,
        songs: [DETAILS],
        arrange: countNothing,
      });
      await product.heading('Đá', 1);
      expect(product.hasText(COUNTS)).toBe(false);

      await product.press({ vi: 'Thích Đá', en: 'Like Đá' }[language]);
      expect(product.hasText(COUNTS)).toBe(false);
    },
  );

  it('the columns of plays and dates are empty', async () => {
    const product = await openProduct({ path: '/playlist/p1', account: { isSignedIn: true }, arrange: countNothing });
    await product.heading('Bờ Bên Kia', 1);
    expect(cells().filter((text) => /null|NaN|Invalid|1970/.test(text))).toEqual([]);
    await product.goes('/songs');
    expect(cells().filter((text) => /null|NaN/.test(text))).toEqual([]);
  });

  it('categories without headings are all shown, and there is nothing to filter by', async () => {
    const product = await openProduct({ path: '/explore', arrange: countNothing });
    expect(await product.text('Ngày mưa')).toBeVisible();
    expect(screen.queryAllByRole('radio')).toEqual([]);
  });

  it('an artist whose followers are unknown can be followed', async () => {
    const product = await openProduct({
      path: '/artist/artist-1',
      account: { isSignedIn: true },
      arrange: countNothing,
    });
    await product.press('Theo dõi Hạ Vy');
    expect(product.button('Theo dõi Hạ Vy')).toHaveAttribute('aria-pressed', 'true');
    expect(product.hasText(COUNTS)).toBe(false);
  });
});
