/** What the listener decided about the feed. */
export interface FeedSettings {
  /** Clips begin by themselves. */
  readonly autoplay: boolean;
  /** At its end a clip makes way for the next one; else it begins again. */
  readonly autoAdvance: boolean;
}

export const FIRST_FEED_SETTINGS: FeedSettings = { autoplay: true, autoAdvance: false };

/** What the world around asks for. */
export interface FeedSurroundings {
  readonly prefersReducedMotion: boolean;
  readonly sparesData: boolean;
}

/** Whether nothing is fetched ahead: where data is spared, and where nothing is to move by itself. */
export const isSparing = ({ prefersReducedMotion, sparesData }: FeedSurroundings): boolean =>
  prefersReducedMotion || sparesData;

/** Whether a clip begins when it comes to rest; else its poster stands with a button to play it. */
export const startsByItself = ({ autoplay }: FeedSettings, surroundings: FeedSurroundings): boolean =>
  autoplay && !isSparing(surroundings);

/** Where a clip has ended. `isBesideClip`: the listener is busy with what belongs to it. */
export interface ClipEnd {
  readonly hasNext: boolean;
  readonly isBesideClip: boolean;
}

/**
 * What follows the end of a clip. Under reduced motion the feed never goes on by itself (design §10), nor from under a listener
 * who is busy with the clip; the last one repeats.
 */
export function afterClipEnd(
  { autoAdvance }: FeedSettings,
  { prefersReducedMotion }: FeedSurroundings,
  { hasNext, isBesideClip }: ClipEnd,
): 'advance' | 'repeat' {
  return autoAdvance && hasNext && !isBesideClip && !prefersReducedMotion ? 'advance' : 'repeat';
}

/** Settings as they were kept, whatever became of them: what is no setting is as at first. */
export function readFeedSettings(kept: unknown): FeedSettings {
  const { autoplay, autoAdvance } = (typeof kept === 'object' && kept !== null ? kept : {}) as Partial<
    Record<keyof FeedSettings, unknown>
  >;
  return {
    autoplay: typeof autoplay === 'boolean' ? autoplay : FIRST_FEED_SETTINGS.autoplay,
    autoAdvance: typeof autoAdvance === 'boolean' ? autoAdvance : FIRST_FEED_SETTINGS.autoAdvance,
  };
}
