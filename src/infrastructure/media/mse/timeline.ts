import type { BufferedRange } from '../../../domain/playback/playback-engine.port';
import type { InstantSource, PlaybackSource } from '../../../domain/playback/playback-source';
import type { Seconds } from '../../../domain/shared/units';
import { segmentAt, segmentSpan } from './segment-times';

/** One song's stretch of the timeline. It begins before 0 where the song was begun in its middle: of that nothing can lie there. */
export interface SongSpan {
  readonly source: InstantSource;
  readonly from: Seconds;
  readonly to: Seconds;
}

/** Between songs that do not follow each other: what was decoded of the one before never touches the next one. */
const BREAK: Seconds = 1;
/** A seek to the very end lands here, so that the song is left by playing and not by seeking. */
const LAST_MOMENT: Seconds = 0.05;
/** Of the segment in which a song is begun so much is left at least: browsers that cut no frame might leave less out. */
const SHORTEST_BEGINNING: Seconds = 0.1;

/** Where the timeline's time is in the song: 0 at its beginning, never outside of it. */
export const positionIn = ({ from, to }: SongSpan, time: Seconds): Seconds => Math.min(Math.max(time, from), to) - from;

/** The timeline's time of a position in the song; one past the end lands on its last moment. */
export function timeIn({ from, to }: SongSpan, position: Seconds): Seconds {
  return from + Math.min(Math.max(position, 0), Math.max(0, to - from - LAST_MOMENT));
}

/** What of these stretches of the timeline belongs to the song, in its own seconds. */
export function rangesIn(span: SongSpan, ranges: readonly BufferedRange[]): readonly BufferedRange[] {
  return ranges
    .filter(({ from, to }) => to > span.from && from < span.to)
    .map(({ from, to }) => ({ from: positionIn(span, from), to: positionIn(span, to) }));
}

/** From which of its own seconds on a song can lie in its place. */
export const beginningOf = ({ from }: SongSpan): Seconds => Math.max(0, -from);

/** Where in its own seconds a song begins that is to sound from a position on: there, or a moment earlier. */
function beginningAt({ start }: InstantSource, position: Seconds): Seconds {
  const { to } = segmentSpan(start, segmentAt(start, position));
  return Math.max(0, Math.min(position, to - SHORTEST_BEGINNING));
}

export const isInstant = (source: PlaybackSource): source is InstantSource => source.start !== null;

export const isSameSource = (a: InstantSource, b: InstantSource): boolean =>
  a.url === b.url && a.start.segmentPattern === b.start.segmentPattern;

/** The songs that lie one after another on one endless timeline: the one that plays, and the one that is to follow it. */
export class Timeline {
  private end: Seconds = 0;
  private playing: SongSpan | null = null;
  private wanted: InstantSource | null = null;
  private placed: SongSpan | null = null;
  private cued = false;

  get current(): SongSpan | null {
    return this.playing;
  }

  /** What is to follow, once it has its place. */
  get nextSpan(): SongSpan | null {
    return this.placed;
  }

  get nextSource(): InstantSource | null {
    return this.wanted;
  }

  /** The song that plays, where nothing is to follow it. */
  get last(): SongSpan | null {
    return this.wanted === null ? this.playing : null;
  }

  /** Whether the song that lies here is not played yet: it may be chosen next, and nothing was chosen so far. */
  get isCued(): boolean {
    return this.cued;
  }

  /** Whether this song may be laid here before it is chosen: nothing is, or another that was not chosen either. */
  canCue(source: InstantSource): boolean {
    return this.playing === null || (this.cued && !isSameSource(this.playing.source, source));
  }

  /** The place of a song that may be chosen next. */
  cue(source: InstantSource): SongSpan {
    this.cued = true;
    return this.start(source);
  }

  /** The place of a song that was chosen. One that lies here already, cued or as the next one, begins where it is. */
  choose(source: InstantSource): SongSpan {
    const { playing, wanted, cued } = this;
    this.cued = false;
    if (cued && playing !== null && isSameSource(playing.source, source)) return playing;
    if (wanted !== null && isSameSource(wanted, source) && this.advance() && this.playing !== null) return this.playing;
    return this.start(source);
  }

  /**
   * A song that follows nothing: its place is behind everything that ever lay here. Where nothing did, a position of it may lie at
   * 0, so that nobody has to go there first: WebKitGTK may give up where it is sent elsewhere while it opens.
   */
  start(source: InstantSource, position: Seconds = 0): SongSpan {
    this.forget();
    this.playing = this.place(source, this.end === 0 ? 0 - beginningAt(source, position) : this.end + BREAK);
    return this.playing;
  }

  /** The song that plays, in a place where all of it can lie. What follows it stays. */
  startWhole({ source }: SongSpan): SongSpan {
    const { wanted } = this;
    const span = this.start(source);
    this.wanted = wanted;
    return span;
  }

  /** What is to come right after the song that plays; null takes it back. Its place is given when the song before is whole. */
  setNext(source: InstantSource | null): void {
    this.forget();
    this.wanted = source;
  }

  /** Gives what follows its place, right where the song before ends. */
  placeNext(): SongSpan | null {
    if (this.playing === null || this.wanted === null) return null;
    this.placed ??= this.place(this.wanted, this.playing.to);
    return this.placed;
  }

  /** What followed plays now; false where nothing was laid. */
  advance(): boolean {
    if (this.placed === null) return false;
    this.playing = this.placed;
    this.forget();
    return true;
  }

  /** The song ends earlier than was promised. */
  shorten({ from, source }: SongSpan, length: Seconds): void {
    const shorter = { source, from, to: from + length };
    if (this.playing?.from === from) this.playing = shorter;
    else if (this.placed?.from === from) this.placed = shorter;
  }

  /** The song that plays, under new addresses. */
  readdress(source: InstantSource): void {
    if (this.playing !== null) this.playing = { ...this.playing, source };
  }

  /** Nothing is here any more, and a new timeline begins. */
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
