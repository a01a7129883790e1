import type { ShortActivity } from '../../../server/domain/shorts/engagement-of';
import { NO_TASTE, type FeedTaste, type ShortTraits } from '../../../server/domain/shorts/rank-feed';
import type { ShortCard } from '../../../server/domain/shorts/short-card';
import { UPRIGHT_FACTS } from './cards';

export const anActivity = (given: Partial<ShortActivity> = {}): ShortActivity => ({
  starts: 0,
  engaged: 0,
  completes: 0,
  replays: 0,
  likes: 0,
  saves: 0,
  shares: 0,
  comments: 0,
  ...given,
});

/** A clip of its own artist, with nothing in common with the others, and too old to count as new. */
export const someTraits = (id: string, given: Partial<ShortTraits> = {}): ShortTraits => ({
  id,
  artistId: `artist of ${id}`,
  songId: null,
  publishedAtMs: 0,
  activity: anActivity(),
  ...given,
});

export const aTaste = (given: Partial<FeedTaste> = {}): FeedTaste => ({ ...NO_TASTE, ...given });

export const aShortCard = (given: Partial<ShortCard> = {}): ShortCard => ({
  id: 'short1',
  caption: 'Đêm diễn ở bến Bạch Đằng',
  hashtags: [],
  artist: { id: 'artist1', name: 'Hạ Vy', imageId: null },
  song: null,
  imageId: null,
  colour: null,
  durationMs: 20_000,
  media: { songId: given.id ?? 'short1', revision: 'r1' },
  video: UPRIGHT_FACTS,
  hasCaptions: false,
  counters: { views: 0, likes: 0, saves: 0, shares: 0, comments: 0 },
  publishedAt: new Date(0),
  ...given,
});
