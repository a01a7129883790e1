/** The listener's settings for the feed. */
export interface FeedSettings {
  /** Clips begin by themselves. */
  readonly autoplay: boolean;
  /** At its end a clip is followed by the next one; else it repeats. */
  readonly autoAdvance: boolean;
}

export const FIRST_FEED_SETTINGS: FeedSettings = { autoplay: true, autoAdvance: false };

/** Conditions outside the feed. */
export interface FeedSurroundings {
  readonly prefersReducedMotion: boolean;
  readonly sparesData: boolean;
}

/** Whether nothing is fetched ahead: in data-saving mode, and where nothing may move by itself. */
export const isSparing = ({ prefersReducedMotion, sparesData }: FeedSurroundings): boolean =>
  prefersReducedMotion || sparesData;

/** Whether a clip starts when the feed rests at it; else its poster is shown with a play button. */
export const startsByItself = ({ autoplay }: FeedSettings, surroundings: FeedSurroundings): boolean =>
  autoplay && !isSparing(surroundings);

/** The situation when a clip has ended. `isBesideClip`: the listener is using something that belongs to the clip. */
export interface ClipEnd {
  readonly hasNext: boolean;
  readonly isBesideClip: boolean;
}

/**
 * What follows the end of a clip. Under reduced motion the feed never advances by itself (design §10), nor while the listener is
 * busy with the clip; the last clip repeats.
 */
export function afterClipEnd(
  { autoAdvance }: FeedSettings,
  { prefersReducedMotion }: FeedSurroundings,
  { hasNext, isBesideClip }: ClipEnd,
): 'advance' | 'repeat' {
  return autoAdvance && hasNext && !isBesideClip && !prefersReducedMotion ? 'advance' : 'repeat';
}

/** Stored settings, whatever happened to them: an invalid value becomes the default. */
export function readFeedSettings(stored: unknown): FeedSettings {
  const { autoplay, autoAdvance } = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<
    Record<keyof FeedSettings, unknown>
  >;
  return {
    autoplay: typeof autoplay === 'boolean' ? autoplay : FIRST_FEED_SETTINGS.autoplay,
    autoAdvance: typeof autoAdvance === 'boolean' ? autoAdvance : FIRST_FEED_SETTINGS.autoAdvance,
  };
}
