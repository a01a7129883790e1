import type { PlayClaim } from '../../domain/playback/state/which-tab-plays';
import type { EventStream } from '../../domain/shared/event-stream';

/** A tab's message to the others about its sound. */
export type TabNews =
  | { readonly kind: 'plays'; readonly claim: PlayClaim }
  /** A tab has just opened: a tab that plays announces this again. */
  | { readonly kind: 'asks' };

/** Reaches every other tab of this browser, never this one. Does nothing if the browser has no suitable API. */
export interface PlayingTabs {
  readonly news: EventStream<TabNews>;
  announce(news: TabNews): void;
}
