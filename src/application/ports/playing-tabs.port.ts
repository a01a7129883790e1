import type { PlayClaim } from '../../domain/playback/which-tab-plays';
import type { EventStream } from '../../domain/shared/event-stream';

/** What one tab tells the others of its sound. */
export type TabNews =
  | { readonly kind: 'plays'; readonly claim: PlayClaim }
  /** A tab has just opened: whoever plays says so again. */
  | { readonly kind: 'asks' };

/** Reaches every other tab of this browser, never the own one. Silent where the browser offers no way. */
export interface PlayingTabs {
  readonly news: EventStream<TabNews>;
  announce(news: TabNews): void;
}
