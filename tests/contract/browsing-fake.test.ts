import { ALL_SORTS } from '../../src/domain/catalogue/sorts';
import { aSong } from '../support/builders/a-song';
import { anArtistDetail, someFacts } from '../support/builders/a-collection';
import { aCategoryCard, aPlaylistCard, anAlbumCard, anArtistCard } from '../support/builders/cards';
import { MemoryBrowsing } from '../support/backends/memory/memory-browsing';
import { EVERYTHING, type BrowsingWorld } from './browsing-world';
import { describeBrowsing } from './browsing.contract';

const KHUE = { id: 'khue', name: 'Ánh Khuê', avatarUrl: null };
const DAO = { id: 'dao', name: 'Đảo Xa', avatarUrl: null };
const DA = aSong('da')
  .titled('Đá')
  .lasting(300)
  .with({ artists: [KHUE], playCount: 15 })
  .build();
const DE = aSong('de')
  .titled('Dế')
  .lasting(100)
  .with({ artists: [DAO], playCount: 7 })
  .withVideo()
  .build();
const AN = aSong('an')
  .titled('Ăn')
  .lasting(200)
  .with({ artists: [KHUE], playCount: 1 })
  .build();
const BO_KIA = anAlbumCard({ id: 'bo', title: 'Bờ Kia', artists: [KHUE], year: 2020, songCount: 2 });
const DEM = anAlbumCard({ id: 'dem', title: 'Đêm', artists: [DAO], year: 2024, songCount: 1 });
const GOM = aPlaylistCard({ id: 'gom', title: 'Gom', songCount: 3 });
const MUA = aCategoryCard({ id: 'mua', name: 'Mưa' });

const PLAIN = { isSaved: false, imageUrl: '/images/1', facts: null };
const unplaced = (...songs: readonly (typeof DA)[]) => songs.map((song) => ({ song, entry: null }));
const placed = (...songs: readonly (typeof DA)[]) =>
  songs.map((song, place) => ({ song, entry: { id: `entry-${place}`, addedAt: '2026-11-21T08:00:00.000Z' } }));

const ALBUMS_IN_RAIN = { id: 'albums-in-mua', title: 'Album nổi bật', action: 'album' } as const;
const IN_RAIN = [{ type: 'album', album: BO_KIA }] as const;

const PLAYLIST = { type: 'playlist', artists: [], year: null } as const;

function addCollections(browsing: MemoryBrowsing, isOwn: boolean): void {
  const add = browsing.collectionsByName;
  const album = someFacts({ id: 'bo', artists: [KHUE], year: 2020, duration: 500 });
  add.set('album bo', { ...PLAIN, name: 'Bờ Kia', items: unplaced(DA, AN), facts: album });
  const shared = someFacts({ ...PLAYLIST, id: 'gom', duration: 500 });
  add.set('playlist gom', { ...PLAIN, name: 'Gom', items: placed(DE, DA, DE), facts: shared });
  const own = someFacts({ ...PLAYLIST, id: 'rieng', isOwn, isPublic: false, duration: 300 });
  add.set('playlist rieng', { ...PLAIN, name: 'Riêng', items: placed(DA), facts: own });
  const lists = { new: [AN, DE, DA], popular: [DA, DE, AN], videos: [DE], liked: [], recent: [] };
  Object.entries(lists).forEach(([type, songs]) => add.set(type, { ...PLAIN, name: type, items: unplaced(...songs) }));
}

function memoryBrowsing(isOwn: boolean, hasTotals: boolean): MemoryBrowsing {
  const browsing = new MemoryBrowsing();
  browsing.hasTotals = hasTotals;
  const count = (songs: number): number | null => (hasTotals ? songs : null);
  browsing.allSongs = [AN, DE, DA];
  browsing.allArtists = [
    anArtistCard({ id: 'dao', name: 'Đảo Xa', listenerCount: 1 }),
    anArtistCard({ id: 'khue', name: 'Ánh Khuê', listenerCount: 3 }),
  ];
  browsing.allCollections = [
    { type: 'album', album: DEM },
    { type: 'album', album: BO_KIA },
    { type: 'playlist', playlist: GOM },
  ];
  browsing.allCategories = [{ ...MUA, grouping: 'mood' }];
  browsing.idsByCategory.set('mua', ['da', 'bo']);
  addCollections(browsing, isOwn);
  const songs = [AN, DE, DA].map((song) => ({ type: 'song', song }) as const);
  browsing.sections.set('new', { id: 'new', title: 'Mới phát hành', action: 'song', items: songs });
  browsing.sections.set(ALBUMS_IN_RAIN.id, { ...ALBUMS_IN_RAIN, items: IN_RAIN });
  const khue = { id: 'khue', name: 'Ánh Khuê', songCount: count(2), topSongs: [DA, AN], albums: [BO_KIA] };
  browsing.artistsById.set('khue', anArtistDetail(khue));
  const row = { ...ALBUMS_IN_RAIN, layout: 'card', isRanked: false, items: IN_RAIN, hasMore: false } as const;
  browsing.categoriesById.set('mua', { ...MUA, description: '', songCount: count(1), sections: [row] });
  return browsing;
}

const worldWith = (hasTotals: boolean) => async () => ({
  browsing: memoryBrowsing(false, hasTotals),
  own: { browsing: memoryBrowsing(true, hasTotals), playlist: 'rieng' },
  artist: 'khue',
  album: 'bo',
  playlist: 'gom',
  category: 'mua',
  section: 'new',
});

/** The cards of the fake have no plays. */
const COLLECTION_SORTS = ['newest', 'title', 'year'] as const;
const EXTENT = { ...EVERYTHING, sorts: { ...ALL_SORTS, album: COLLECTION_SORTS, playlist: COLLECTION_SORTS } };

describeBrowsing('the fake', worldWith(true), EXTENT);

describeBrowsing('the fake without totals', worldWith(false), EXTENT);

const smallWorld = async (): Promise<BrowsingWorld> => ({
  ...(await worldWith(false)()),
  own: null,
  category: null,
  section: null,
});

describeBrowsing('the fake as a small backend', smallWorld, {
  sorts: { song: ['title'], album: ['title'], playlist: ['title'], artist: ['name'] },
  lists: ['new'],
  hasPrivatePlaylists: false,
  hasCategories: false,
  hasSections: false,
});
