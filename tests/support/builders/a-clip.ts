import type { ClipComment } from '../../../src/domain/shorts/comment-list';
import type { ShortVideo } from '../../../src/domain/shorts/short-video';
import { aSong } from './a-song';

const SOURCE = {
  kind: 'hls',
  medium: 'video',
  mimeType: 'application/vnd.apple.mpegurl',
  codec: '',
  start: null,
} as const;

/** A clip of 20 s by Hạ Vy that uses a stretch of her song, liked by nobody yet. */
export const aClip = (id = 'clip-1', overrides: Partial<ShortVideo> = {}): ShortVideo => ({
  id,
  caption: 'Đêm ở bến #songdem',
  hashtags: ['songdem'],
  artist: { id: 'artist-1', name: 'Hạ Vy', avatarUrl: null, isFollowed: false },
  used: { song: aSong('song-1').build(), from: 96, to: 158 },
  coverUrl: `/images/short-${id}`,
  duration: 20,
  dominantColour: { hue: 300, chroma: 0.12, secondHue: 340 },
  captionsUrl: null,
  sources: [{ ...SOURCE, id: 'auto', url: `/media/${id}/master.m3u8`, bitrate: 0 }],
  openingUrls: [`/media/${id}/360/index.m3u8`, `/media/${id}/360/0.m4s`],
  counters: { views: 0, likes: 0, saves: 0, shares: 0, comments: 0 },
  isLiked: false,
  isSaved: false,
  publishedAt: '2026-01-01T00:00:00.000Z',
  reason: 'new',
  ...overrides,
});

/** One plain clip for each id, in their order. */
export const clips = (...ids: readonly string[]): readonly ShortVideo[] => ids.map((id) => aClip(id));

export const aComment = (id = 'comment-1', overrides: Partial<ClipComment> = {}): ClipComment => ({
  id,
  text: 'Hay quá',
  author: { name: 'Ân', avatarUrl: null },
  isOwn: false,
  writtenAt: '2026-01-01T00:00:00.000Z',
  ...overrides,
});
