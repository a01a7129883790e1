import type { ArtistDetail } from '../../../src/domain/catalogue/artist-detail';
import type { CollectionFacts } from '../../../src/domain/catalogue/collection-detail';
import type { Song } from '../../../src/domain/catalogue/song';
import type { WholeCollection } from '../backends/memory/memory-browsing';
import { aSong } from './a-song';

const ARTIST = { id: 'artist-1', name: 'Hạ Vy', avatarUrl: null };
const COLOUR = { hue: 12, chroma: 0.1, secondHue: 330 };

/** Eight songs of one artist, by the numbers 1 to 8. */
export const SONGS: readonly Song[] = ['1', '2', '3', '4', '5', '6', '7', '8'].map((id) =>
  aSong(id)
    .titled(`Bài số ${id}`)
    .with({ artists: [ARTIST], album: { id: 'a1', title: 'Bờ Bên Kia' } })
    .build(),
);

export const someFacts = (overrides: Partial<CollectionFacts> = {}): CollectionFacts => ({
  id: 'a1',
  type: 'album',
  artists: [ARTIST],
  displayArtist: null,
  owner: null,
  year: 2026,
  description: '',
  dominantColour: COLOUR,
  duration: 660,
  saveCount: 0,
  isOwn: false,
  isPublic: true,
  version: 1,
  ...overrides,
});

/** An album of three songs. */
export const aCollection = (overrides: Partial<WholeCollection> = {}): WholeCollection => ({
  items: SONGS.slice(0, 3).map((song) => ({ song, entry: null })),
  isSaved: false,
  imageUrl: '/images/a1',
  name: 'Bờ Bên Kia',
  facts: someFacts(),
  ...overrides,
});

/** An artist with eight songs and one listener who follows. */
export const anArtistDetail = (overrides: Partial<ArtistDetail> = {}): ArtistDetail => ({
  id: ARTIST.id,
  name: ARTIST.name,
  imageUrl: '/images/artist-1',
  bannerUrl: null,
  biography: '',
  dominantColour: COLOUR,
  listenerCount: 0,
  followerCount: 1,
  isFollowed: false,
  songCount: SONGS.length,
  topSongs: SONGS,
  latest: null,
  albums: [],
  videos: [],
  similar: [],
  ...overrides,
});
