import type { BufferedRange } from '../../../domain/playback/sources/playback-engine.port';
import type { InstantSource, PlaybackSource } from '../../../domain/playback/sources/playback-source';
import type { Seconds } from '../../../domain/shared/units';
import { segmentAt, segmentSpan } from './song-segments';

/**
 * The stretch of the timeline that one song fills. It begins before 0 if the song was started in its middle: the part before 0
 * cannot be buffered.
 */
export interface SongSpan {
  readonly source: InstantSource;
  readonly from: Seconds;
  readonly to: Seconds;
}

/** The gap between songs that do not follow each other, so that decoded sound of the former never touches the next. */
const BREAK: Seconds = 1;
/** A seek to the very end lands here, so that the song is left by playing and not by seeking. */
const LAST_MOMENT: Seconds = 0.05;
/** At least this much remains of the segment in which a song starts: browsers that cut no frame might drop a shorter rest. */
const SHORTEST_BEGINNING: Seconds = 0.1;

/** The position in the song at a time of the timeline: 0 at its beginning, never outside the song. */
export const positionIn = ({ from, to }: SongSpan, time: Seconds): Seconds => Math.min(Math.max(time, from), to) - from;

/** The timeline's time of a position in the song; one past the end lands on its last moment. */
export function timeIn({ from, to }: SongSpan, position: Seconds): Seconds {
  return from + Math.min(Math.max(position, 0), Math.max(0, to - from - LAST_MOMENT));
}

/** The parts of these timeline ranges that belong to the song, in its own seconds. */
export function rangesIn(span: SongSpan, ranges: readonly BufferedRange[]): readonly BufferedRange[] {
  return ranges
    .filter(({ from, to }) => to > span.from && from < span.to)
    .map(({ from, to }) => ({ from: positionIn(span, from), to: positionIn(span, to) }));
}

/** The first position of a song, in its own seconds, that can be buffered in its song span. */
export const beginningOf = ({ from }: SongSpan): Seconds => Math.max(0, -from);

/** Where a song must begin, in its own seconds, to play from a position: there, or a moment earlier. */
function beginningAt({ start }: InstantSource, position: Seconds): Seconds {
  const { to } = segmentSpan(start, segmentAt(start, position));
  return Math.max(0, Math.min(position, to - SHORTEST_BEGINNING));
}

export const isInstant = (source: PlaybackSource): source is InstantSource => source.start !== null;

export const isSameSource = (a: InstantSource, b: InstantSource): boolean =>
  a.url === b.url && a.start.segmentPattern === b.start.segmentPattern;

/** The songs that follow each other on one endless timeline: the current one and the next one. */
export class Timeline {
  private end: Seconds = 0;
  private playing: SongSpan | null = null;
  private wanted: InstantSource | null = null;
  private placed: SongSpan | null = null;
  private cued = false;

  get current(): SongSpan | null {
    return this.playing;
  }

  /** The next song's span, once it has one. */
  get nextSpan(): SongSpan | null {
    return this.placed;
  }

  get nextSource(): InstantSource | null {
    return this.wanted;
  }

  /** The current song, if no song is to follow it. */
  get last(): SongSpan | null {
    return this.wanted === null ? this.playing : null;
  }

  /** Whether the song on the timeline is only cued: it may be chosen next, and no song was chosen so far. */
  get isCued(): boolean {
    return this.cued;
  }

  /**
   * Whether this song may be appended before it is chosen: the timeline is empty, or holds another song that was not chosen
   * either.
   */
  canCue(source: InstantSource): boolean {
    return this.playing === null || (this.cued && !isSameSource(this.playing.source, source));
  }

  /** The song span of a song that may be chosen next. */
  cue(source: InstantSource): SongSpan {
    this.cued = true;
    return this.start(source);
  }

  /**
   * The song span of a chosen song. A song that is already on the timeline, cued or as the next one, begins in its existing span.
   */
  choose(source: InstantSource): SongSpan {
    const { playing, wanted, cued } = this;
    this.cued = false;
    if (cued && playing !== null && isSameSource(playing.source, source)) return playing;
    if (wanted !== null && isSameSource(wanted, source) && this.advance() && this.playing !== null) return this.playing;
    return this.start(source);
  }

  /**
   * Starts a song that follows no other: its span is behind every earlier span. On a new timeline `position` lies at 0 or a
   * moment later, so that no seek is needed first: WebKitGTK may fail if it has to seek while it opens.
   */
  start(source: InstantSource, position: Seconds = 0): SongSpan {
    this.forget();
    this.playing = this.place(source, this.end === 0 ? 0 - beginningAt(source, position) : this.end + BREAK);
    return this.playing;
  }

  /** Gives the current song a span in which all of it can be buffered. The next song stays. */
  startWhole({ source }: SongSpan): SongSpan {
    const { wanted } = this;
    const span = this.start(source);
    this.wanted = wanted;
    return span;
  }

  /**
   * Sets the song that comes right after the current one; null removes it. It gets its song span when the current song is whole.
   */
  setNext(source: InstantSource | null): void {
    this.forget();
    this.wanted = source;
  }

  /** Gives the next song its span, right where the current song ends. */
  placeNext(): SongSpan | null {
    if (this.playing === null || this.wanted === null) return null;
    this.placed ??= this.place(this.wanted, this.playing.to);
    return this.placed;
  }

  /** Makes the next song the current one; false if it has no span yet. */
  advance(): boolean {
    if (this.placed === null) return false;
    this.playing = this.placed;
    this.forget();
    return true;
  }

  /** The song ends earlier than announced. */
  shorten({ from, source }: SongSpan, length: Seconds): void {
    const shorter = { source, from, to: from + length };
    if (this.playing?.from === from) this.playing = shorter;
    else if (this.placed?.from === from) this.placed = shorter;
  }

  /** Sets new addresses for the current song. */
  readdress(source: InstantSource): void {
    if (this.playing !== null) this.playing = { ...this.playing, source };
  }

  /** Removes all songs, and begins a new timeline. */
  clear(): void {
    this.forget();
    this.playing = null;
    this.cued = false;
    this.end = 0;
  }

  private forget(): void {
    this.wanted = null;
    this.placed = null;
  }

  private place(source: InstantSource, from: Seconds): SongSpan {
    const to = from + source.start.duration;
    this.end = Math.max(this.end, to);
    return { source, from, to };
  }
}
