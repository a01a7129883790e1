import type { PlaybackFact, PlaybackFault } from '../../../domain/playback/playback-engine.port';
import type { PlaybackSource } from '../../../domain/playback/playback-source';
import type { Seconds } from '../../../domain/shared/units';

/** What a feed is given: an empty element, and where to tell what it cannot mend itself. */
export interface LoadRequest {
  readonly element: HTMLMediaElement;
  readonly source: PlaybackSource;
  readonly startAt: Seconds;
  readonly fail: (fault: PlaybackFault) => void;
  /** The element was emptied and is being filled anew: it goes to this place as soon as it can, unless it was sent elsewhere. */
  readonly resumeAt: (place: Seconds) => void;
  /** Whether sound is wanted. An element that stands in an error refuses to play and forgets that it was asked. */
  readonly wantsSound: () => boolean;
  /** What is heard and seen from here on, where the feed knows it. */
  readonly onRendition: (fact: Extract<PlaybackFact, { kind: 'rendition' }>) => void;
}

/** Brings one source into one element and keeps it fed until it is closed. Fed sparingly until `activate`. */
export interface SourceLoader {
  /** The source is what plays now: buffer ahead as far as listening needs. */
  activate(): void;
  /** The same source under new addresses; after `expired` it goes on with them. */
  readdress(url: string): void;
  /** Frees everything; the element is empty afterwards and nothing is told any more. */
  close(): void;
}

export type OpenSourceLoader = (request: LoadRequest) => SourceLoader;
