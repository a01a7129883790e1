import type { CategoryDetail } from '../../../src/domain/catalogue/category-detail';
import type { AlbumCard, ArtistCard, CategoryCard, PlaylistCard } from '../../../src/domain/catalogue/home-section';

const COLOUR = { hue: 30, chroma: 0.1, secondHue: 80 };

export const anAlbumCard = (overrides: Partial<AlbumCard> = {}): AlbumCard => ({
  id: 'album-1',
  title: 'Bờ Bên Kia',
  artists: [{ id: 'artist-1', name: 'Hạ Vy', avatarUrl: null }],
  displayArtist: null,
  imageUrl: '/images/tone-album-1',
  dominantColour: COLOUR,
  year: 2026,
  songCount: 11,
  description: 'Mười một bài về biển và những người ở lại.',
  ...overrides,
});

export const aPlaylistCard = (overrides: Partial<PlaylistCard> = {}): PlaylistCard => ({
  id: 'playlist-1',
  title: 'Đường Về Quê',
  imageUrl: '/images/tone-playlist-1',
  dominantColour: COLOUR,
  songCount: 42,
  description: '',
  ...overrides,
});

export const anArtistCard = (overrides: Partial<ArtistCard> = {}): ArtistCard => ({
  id: 'artist-1',
  name: 'Hạ Vy',
  imageUrl: '/images/tone-artist-1',
  listenerCount: 1_200_000,
  ...overrides,
});

export const aCategoryCard = (overrides: Partial<CategoryCard> = {}): CategoryCard => ({
  id: 'category-1',
  name: 'Ngày mưa',
  imageUrl: '/images/tone-category-1',
  dominantColour: COLOUR,
  ...overrides,
});

/** A category without rows. */
export const aCategoryDetail = (overrides: Partial<CategoryDetail> = {}): CategoryDetail => ({
  ...aCategoryCard(),
  description: 'Cho những chiều mưa.',
  songCount: 2,
  sections: [],
  ...overrides,
});
