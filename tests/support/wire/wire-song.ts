import type { SongSummaryWire } from '../../../contract/song';

/** A song as our own server sends it in lists. */
export const wireSong = (more: Partial<SongSummaryWire> = {}): SongSummaryWire => ({
  id: 'song-1',
  title: 'Neon',
  artist: { id: 'a', name: 'Hạ Vy', avatar: '/images/a' },
  artists: [{ id: 'b', name: 'Lê An', avatar: '/images/b' }],
  display_artist: 'Lê An và bạn',
  album: { id: 'album-1', title: 'Bờ Bên Kia' },
  duration: 245,
  thumbnail_square: '/images/song-1-square',
  thumbnail_landscape: '/images/song-1-wide',
  dominant_color: { h: 10, c: 0.1, h2: 20 },
  has_audio: true,
  has_video: false,
  is_premium: true,
  is_liked: false,
  like_count: 3,
  play_count: 4,
  media: { init_id: 'init-1', segments: '/media/song-1/{n}.m4s' },
  ...more,
});
