import { composeHome } from '../../../../server/domain/home/compose-home';
import type { HomeMaterial } from '../../../../server/domain/home/compose-home';
import type { SongCard } from '../../../../server/domain/catalogue/song-card';
import type { HomeItem, HomeSection } from '../../../../server/domain/home/home-section';
import { aShortCard } from '../../../support/server/a-short';
import { aCategoryCard, anAlbumCard, anArtistCard, aPlaylistCard, aSongCard } from '../../../support/server/cards';

const songs = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => aSongCard({ id: `${prefix}${index}` }));
const albums = (count: number) => Array.from({ length: count }, (_, index) => anAlbumCard({ id: `album${index}` }));
const artists = (count: number) => Array.from({ length: count }, (_, index) => anArtistCard({ id: `artist${index}` }));

const playlists = (count: number) => Array.from({ length: count }, (_, index) => aPlaylistCard({ id: `list${index}` }));
const clips = (count: number) => Array.from({ length: count }, (_, index) => aShortCard({ id: `short${index}` }));
const categories = (count: number) =>
  Array.from({ length: count }, (_, index) => aCategoryCard({ id: `kind${index}` }));

const PLENTY: HomeMaterial = {
  newest: songs('new', 20),
  videos: [],
  trending: songs('hot', 20),
  forYou: songs('you', 20),
  albums: albums(20),
  shorts: clips(12),
  artists: artists(20),
  playlists: playlists(20),
  categories: categories(20),
  counts: { songs: 400, albums: 40, artists: 30, playlists: 20, categories: 20 },
};
const NOTHING: HomeMaterial = {
  newest: [],
  videos: [],
  shorts: [],
  trending: [],
  forYou: [],
  albums: [],
  artists: [],
  playlists: [],
  categories: [],
  counts: { songs: 0, albums: 0, artists: 0, playlists: 0, categories: 0 },
};

const idOf = (item: HomeItem): string =>
  (Object.values(item).find((value) => typeof value === 'object') as SongCard).id;

const idsIn = (sections: readonly HomeSection[], id: string): readonly string[] =>
  (sections.find((section) => section.id === id)?.items ?? []).map(idOf);

describe('the home page', () => {
  it('has 5 top cards, lists of 6, 6 and 5, cards of 4, 8 and 4, a row for recently played songs, and categories', () => {
    expect(composeHome(PLENTY).map(({ id, layout, items }) => [id, layout, items.length])).toEqual([
      ['featured', 'top', 5],
      ['new', 'list', 6],
      ['trending', 'list', 6],
      ['for-you', 'list', 5],
      ['shorts', 'card', 0],
      ['playlists', 'card', 4],
      ['albums', 'card', 8],
      ['artists', 'card', 4],
      ['recent', 'card', 0],
      ['categories', 'card', 4],
    ]);
  });

  it('shows the first eight short videos, and no row for them if there are none', () => {
    const rowOf = (material: HomeMaterial) => composeHome(material).find(({ id }) => id === 'shorts');
    expect(rowOf(PLENTY)).toMatchObject({ action: 'short', totalCount: 8 });
    expect(rowOf(PLENTY)?.shorts?.map(({ id }) => id)).toEqual(PLENTY.shorts.slice(0, 8).map(({ id }) => id));
    expect(rowOf({ ...PLENTY, shorts: [] })).toBeUndefined();
  });

  it('has no rows at all where there is no music', () => {
    expect(composeHome(NOTHING)).toEqual([]);
  });

  it('numbers only the trending row', () => {
    const ranked = composeHome(PLENTY).filter(({ isRanked }) => isRanked);
    expect(ranked.map(({ id }) => id)).toEqual(['trending']);
  });

  it('states how many items the full list of each row has', () => {
    const totals = Object.fromEntries(composeHome(PLENTY).map(({ id, totalCount }) => [id, totalCount]));
    expect(totals).toEqual({
      featured: 5,
      new: 400,
      trending: 100,
      'for-you': 20,
      shorts: 8,
      playlists: 20,
      albums: 40,
      artists: 30,
      categories: 20,
      recent: 0,
    });
  });

  it('leaves out the rows of short videos, albums, artists, playlists and categories if they are empty', () => {
    const sections = composeHome({ ...PLENTY, shorts: [], albums: [], artists: [], playlists: [], categories: [] });
    expect(sections.map(({ id }) => id)).toEqual(['featured', 'new', 'trending', 'for-you', 'recent']);
  });

  it('fills the top row with songs if there are fewer than five albums', () => {
    const sections = composeHome({ ...PLENTY, albums: albums(2) });
    expect(idsIn(sections, 'featured')).toEqual(['album0', 'album1', 'new0', 'new1', 'new2']);
    expect(sections[0]?.action).toBe('album');
  });

  it('marks the top row as a row of songs if it has only songs', () => {
    expect(composeHome({ ...PLENTY, albums: [] })[0]?.action).toBe('song');
  });

  it('shows albums with a picture in the large cards first', () => {
    const bare = anAlbumCard({ id: 'bare', imageId: null });
    const sections = composeHome({ ...PLENTY, albums: [bare, ...albums(5)] });
    expect(idsIn(sections, 'featured')).not.toContain('bare');
  });

  it('does not repeat an album of the top row in the album row while there are other albums', () => {
    expect(idsIn(composeHome(PLENTY), 'albums')).toEqual(Array.from({ length: 8 }, (_, index) => `album${index + 5}`));
  });

  it('repeats albums of the top row rather than leave the album row short', () => {
    expect(idsIn(composeHome({ ...PLENTY, albums: albums(7) }), 'albums')).toEqual([
      'album5',
      'album6',
      'album0',
      'album1',
      'album2',
      'album3',
      'album4',
    ]);
  });

  it('shows in the for-you row songs that the rows beside it do not show, while there are enough', () => {
    const forYou = [...songs('new', 3), ...songs('hot', 3), ...songs('you', 5)];
    expect(idsIn(composeHome({ ...PLENTY, forYou }), 'for-you')).toEqual(['you0', 'you1', 'you2', 'you3', 'you4']);
  });

  it('counts no more artists than a ranked list has', () => {
    const { counts } = PLENTY;
    const totalOf = (artistCount: number) =>
      composeHome({ ...PLENTY, counts: { ...counts, artists: artistCount } }).find(({ id }) => id === 'artists')
        ?.totalCount;
    expect([99, 100, 101].map(totalOf)).toEqual([99, 100, 100]);
  });

  it('says of each row what its items are, how it is laid out and what its heading opens', () => {
    const [song] = songs('song', 1);
    const [album] = albums(1);
    const [artist] = artists(1);
    const [playlist] = playlists(1);
    const [category] = categories(1);
    const [short] = clips(1);
    const list = { layout: 'list', action: 'song', items: [{ type: 'song', song }], isRanked: false, totalCount: 1 };
    const cards = { layout: 'card', isRanked: false, totalCount: 1 };
    expect(
      composeHome({
        newest: songs('song', 1),
        videos: [],
        trending: songs('song', 1),
        forYou: songs('song', 1),
        shorts: clips(1),
        playlists: playlists(1),
        albums: albums(1),
        artists: artists(1),
        categories: categories(1),
        counts: { songs: 1, albums: 1, artists: 1, playlists: 1, categories: 1 },
      }),
    ).toEqual([
      {
        ...list,
        id: 'featured',
        layout: 'top',
        action: 'album',
        items: [{ type: 'album', album }, ...list.items],
        totalCount: 2,
      },
      { ...list, id: 'new' },
      { ...list, id: 'trending', isRanked: true },
      { ...list, id: 'for-you' },
      { ...cards, id: 'shorts', action: 'short', items: [], shorts: [short] },
      { ...cards, id: 'playlists', action: 'playlist', items: [{ type: 'playlist', playlist }] },
      { ...cards, id: 'albums', action: 'album', items: [{ type: 'album', album }] },
      { ...cards, id: 'artists', action: 'artist', items: [{ type: 'artist', artist }] },
      { ...cards, id: 'recent', action: 'history', items: [], totalCount: 0 },
      { ...cards, id: 'categories', action: 'category', items: [{ type: 'category', category }] },
    ]);
  });
});
