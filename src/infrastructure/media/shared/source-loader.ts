import type { PlaybackFact, PlaybackFault } from '../../../domain/playback/sources/playback-engine.port';
import type { PlaybackSource } from '../../../domain/playback/sources/playback-source';
import type { Seconds } from '../../../domain/shared/units';

/** The input of a source loader: an empty element, and a callback for failures that it cannot repair. */
export interface LoadRequest {
  readonly element: HTMLMediaElement;
  readonly source: PlaybackSource;
  readonly startAt: Seconds;
  readonly fail: (fault: PlaybackFault) => void;
  /**
   * The element was emptied and is being filled anew: it seeks to this position as soon as it can, unless another seek is
   * pending.
   */
  readonly resumeAt: (place: Seconds) => void;
  /** Whether sound is wanted. An element in an error state refuses to play and loses the request. */
  readonly wantsSound: () => boolean;
  /** The rendition that is heard and seen from here on, if the source loader can determine it. */
  readonly onRendition: (fact: Extract<PlaybackFact, { kind: 'rendition' }>) => void;
}

/** Loads one source into one element and feeds the element until it is closed, sparingly until `activate`. */
export interface SourceLoader {
  /** The source plays now: buffer ahead as far as listening needs. */
  activate(): void;
  /** The same source under new addresses; after `expired`, loading continues with them. */
  readdress(url: string): void;
  /** Frees everything; the element is empty afterwards and nothing more is reported. */
  close(): void;
}

export type OpenSourceLoader = (request: LoadRequest) => SourceLoader;
