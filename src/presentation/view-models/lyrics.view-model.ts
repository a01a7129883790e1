import { makeAutoObservable, observableRef } from 'mobx';
import { LyricOffsetMemory } from '../../application/playback/settings/lyric-offset-memory';
import type { Clock } from '../../application/ports/clock.port';
import type { KeyValueStore } from '../../application/ports/key-value-store.port';
import { moveOffset } from '../../domain/catalogue/lyric-offset';
import {
  readLyrics,
  shareSung,
  verseSungAt,
  type LyricSheet,
  type SheetWord,
} from '../../domain/catalogue/lyric-sheet';
import type { Lyrics } from '../../domain/catalogue/song-details';
import type { PlayerState } from '../../domain/playback/state/player-state';
import { positionAt, speedHeard, steadied, type PositionMark } from '../../domain/playback/state/position-clock';
import type { Milliseconds, Seconds } from '../../domain/shared/units';
import type { PlayerControls } from './player-controls';
import { Scope } from './scope';

export interface LyricsDeps {
  readonly sound: Pick<PlayerControls, 'state' | 'changes' | 'dispatch'>;
  readonly values: KeyValueStore;
  readonly clock: Clock;
}

/** `waiting` while the song's details are loading, `missing` if the song has no lyrics. */
export type LyricsKind = 'waiting' | 'missing' | 'plain' | 'synced';

/** Scrolling by the reader pauses the automatic scrolling for this long (design §10). */
export const READING_TIME: Milliseconds = 4_000;

const NOT_STARTED: PositionMark = { position: 0, at: 0, isMoving: false, speed: 1 };

const songIdOf = ({ queue }: PlayerState): string | null => queue.entries[queue.index]?.song.id ?? null;
const moves = ({ isPlaying, isBuffering, fault }: PlayerState): boolean => isPlaying && !isBuffering && fault === null;

/**
 * The lyrics of the current song, and how far they are sung. Positions arrive about four times a second; between them the
 * position is extrapolated.
 */
export class LyricsViewModel {
  /** Index of the line being sung, or of the first line if several are sung together; -1 before the first. */
  line = -1;
  /** The listener's offset for this song: a positive value shows the lyrics earlier. */
  offset: Seconds = 0;
  /** The reader has scrolled elsewhere: the lyrics do not follow the playback. */
  isHeld = false;
  private state: PlayerState;
  private mark = NOT_STARTED;
  private shown: Seconds = 0;
  private heldUntil: Milliseconds = 0;
  private openings = 0;
  private readonly offsets: LyricOffsetMemory;
  private readonly scope = new Scope();

  constructor(private readonly deps: LyricsDeps) {
    this.state = deps.sound.state;
    this.offsets = new LyricOffsetMemory(deps.values);
    makeAutoObservable<this, 'state' | 'mark' | 'shown' | 'heldUntil' | 'openings' | 'offsets' | 'scope' | 'deps'>(
      this,
      {
        state: observableRef,
        mark: false,
        shown: false,
        heldUntil: false,
        openings: false,
        offsets: false,
        scope: false,
        deps: false,
      },
      { autoBind: true },
    );
  }

  /** The song of these lyrics, once known. */
  get songId(): string | null {
    return this.state.details?.id ?? null;
  }

  get sheet(): LyricSheet | null {
    return this.lyrics === null ? null : readLyrics(this.lyrics);
  }

  get kind(): LyricsKind {
    if (this.sheet !== null) return this.sheet.isSynced ? 'synced' : 'plain';
    return this.state.details === null && this.state.fault === null ? 'waiting' : 'missing';
  }

  /** Whether sound is playing, so that the lyrics have something to follow. */
  get isMoving(): boolean {
    return moves(this.state);
  }

  /** Follows the player until every caller has closed it. Returns the function that closes. */
  open(): () => void {
    this.openings += 1;
    if (this.openings === 1) this.scope.hold(this.deps.sound.changes.subscribe(this.reflect));
    return this.close;
  }

  /** Updates the shown position; call this on every frame while lyrics are visible. */
  tick(): void {
    const now = this.deps.clock.now();
    this.shown = steadied(this.shown, positionAt(this.mark, now));
    this.line = this.sheet === null ? -1 : verseSungAt(this.sheet, this.shown + this.offset);
    if (now >= this.heldUntil) this.isHeld = false;
  }

  /** How much of a word has been sung so far, 0 to 1. */
  shareOf(word: SheetWord): number {
    return shareSung(word, this.shown + this.offset);
  }

  /** Seeks to that line, and follows the playback again. */
  seekTo(index: number): void {
    const at = this.sheet?.lines[index]?.at ?? null;
    if (at === null) return;
    this.isHeld = false;
    this.deps.sound.dispatch({ kind: 'commit-seek', to: Math.max(at - this.offset, 0) });
  }

  /** The reader scrolls. */
  hold(): void {
    this.heldUntil = this.deps.clock.now() + READING_TIME;
    this.isHeld = true;
  }

  /** Changes the offset by `steps` tenths of a second. */
  moveBy(steps: number): void {
    this.keepOffset(moveOffset(this.offset, steps));
  }

  resetOffset(): void {
    this.keepOffset(0);
  }

  private get lyrics(): Lyrics | null {
    return this.state.details?.lyrics ?? null;
  }

  private close(): void {
    this.openings -= 1;
    if (this.openings > 0) return;
    this.scope.end();
    this.mark = NOT_STARTED;
  }

  private keepOffset(offset: Seconds): void {
    const { songId } = this;
    if (songId === null) return;
    this.offsets.keep(songId, offset);
    this.offset = offset;
    this.tick();
  }

  private reflect(state: PlayerState): void {
    const before = this.state;
    this.state = state;
    if (this.isOther(before, state)) this.start(state);
    else if (before.position !== state.position) this.remember(state.position);
    else if (moves(before) !== moves(state)) this.remember(positionAt(this.mark, this.deps.clock.now()));
    this.tick();
  }

  private isOther(before: PlayerState, state: PlayerState): boolean {
    return songIdOf(before) !== songIdOf(state) || this.mark === NOT_STARTED;
  }

  private start(state: PlayerState): void {
    const id = songIdOf(state);
    this.offset = id === null ? 0 : this.offsets.of(id);
    this.isHeld = false;
    this.remember(state.position);
    this.shown = state.position;
  }

  private remember(position: Seconds): void {
    const now = this.deps.clock.now();
    this.mark = { position, at: now, isMoving: moves(this.state), speed: speedHeard(this.mark, position, now) };
  }
}
