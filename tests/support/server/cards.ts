import type { AlbumCard } from '../../../server/domain/catalogue/album-card';
import type { ArtistCard } from '../../../server/domain/catalogue/artist-card';
import type { CategoryCard } from '../../../server/domain/catalogue/category-card';
import type { AudioFacts, VideoFacts } from '../../../server/domain/catalogue/media-facts';
import type { PlaylistCard } from '../../../server/domain/catalogue/playlist-card';
import type { SongCard } from '../../../server/domain/catalogue/song-card';

export const MP3_FACTS: AudioFacts = {
  codec: 'mp3',
  container: 'mp3',
  mime: 'audio/mpeg',
  bitrate: 256_000,
  sampleRate: 44_100,
  channels: 2,
  lossless: false,
  playable: true,
};

/** The picture facts of a short video. */
export const UPRIGHT_FACTS: VideoFacts = { codec: 'h264', width: 1080, height: 1920, fps: 30 };

const COLOUR = { hue: 7, chroma: 0.124, secondHue: 291 };

/** Cards as the catalogue returns them, with invented content; pass only the fields that the test is about. */
export const aSongCard = (given: Partial<SongCard> = {}): SongCard => ({
  id: 'song1',
  title: 'Ngủ Quên Trên Sóng',
  artists: [{ id: 'artist1', name: 'Hạ Vy', imageId: null }],
  displayArtist: null,
  album: { id: 'album1', title: 'Bờ Bên Kia' },
  durationMs: 252_000,
  imageId: 'image1',
  colour: COLOUR,
  media: { songId: 'song1', revision: 'r1' },
  audio: MP3_FACTS,
  hasVideo: false,
  isPremium: false,
  playCount: 0,
  likeCount: 0,
  genre: null,
  year: null,
  albumPosition: null,
  absence: null,
  ...given,
});

export const anAlbumCard = (given: Partial<AlbumCard> = {}): AlbumCard => ({
  id: 'album1',
  title: 'Bờ Bên Kia',
  artists: [{ id: 'artist1', name: 'Hạ Vy', imageId: null }],
  displayArtist: null,
  imageId: 'image1',
  colour: COLOUR,
  year: 2024,
  songCount: 10,
  description: { vi: '', en: '' },
  ...given,
});

export const aPlaylistCard = (given: Partial<PlaylistCard> = {}): PlaylistCard => ({
  id: 'playlist1',
  name: { vi: 'Đường Về Quê', en: 'The Road Home' },
  description: { vi: '', en: '' },
  imageId: null,
  colour: null,
  songCount: 42,
  ...given,
});

export const aCategoryCard = (given: Partial<CategoryCard> = {}): CategoryCard => ({
  id: 'category1',
  name: { vi: 'Ngày mưa', en: 'Rainy days' },
  imageId: null,
  colour: null,
  grouping: 'mood',
  ...given,
});

export const anArtistCard = (given: Partial<ArtistCard> = {}): ArtistCard => ({
  id: 'artist1',
  name: 'Hạ Vy',
  imageId: null,
  listenerCount: 0,
  ...given,
});
