import { distinctUntilChanged, map, merge, Subject, type Observable } from 'rxjs';
import type { Song } from '../../../domain/catalogue/song';
import type { SongDetails } from '../../../domain/catalogue/song-details';
import { beginSong, joinSong, withMedia } from '../../../domain/playback/state/begin-song';
import type { PlaybackFact, PlaybackFault } from '../../../domain/playback/sources/playback-engine.port';
import { commitSeek } from '../../../domain/playback/state/seek-drag';
import { stopAtStart, withoutSong } from '../../../domain/playback/state/stop-at-start';
import { isSameLevel, soundLevel } from '../../../domain/playback/settings/sound-level';
import { currentEntry } from '../../../domain/queue/entries';
import type { Seconds } from '../../../domain/shared/units';
import { faultOfAnswer } from './fault-of-answer';
import type { PlayerStore } from './player-store';
import type { SongDetailsCache } from '../preload/song-details-cache';
import type { SoundingDeck } from '../deck/sounding-deck';
import { sourcesToTry } from '../../../domain/playback/sources/preferred-sources';
import { DeckSuccessor, type GaplessSuccessor } from './gapless-successor';
import { playDespiteFault, withIndex, withPlaying } from '../../../domain/playback/state/player-changes';

/** The song at the queue's index: loads its details, opens it on the deck, plays, pauses and seeks. */
export class CurrentSong {
  private readonly started = new Subject<Song>();
  private readonly detailFailures = new Subject<PlaybackFact>();
  /** Emits each time a song begins, also when it repeats. */
  readonly starts: Observable<Song> = this.started.asObservable();
  /** The facts of the deck, and `failed` if the details could not be loaded. */
  readonly facts: Observable<PlaybackFact>;
  private isOpen = false;
  private isOnDeck = false;
  private startCount = 0;
  private readonly successor: DeckSuccessor;

  constructor(
    private readonly store: PlayerStore,
    private readonly deck: SoundingDeck,
    private readonly details: SongDetailsCache,
  ) {
    this.successor = new DeckSuccessor(store, deck);
    this.facts = merge(deck.facts, this.detailFailures);
    store.changes.pipe(map(soundLevel), distinctUntilChanged(isSameLevel)).subscribe((level) => deck.setLevel(level));
  }

  /**
   * Begins the song at that index, playing if the listener wants sound: from the beginning, unless an earlier visit stopped in
   * the middle of the song. Answers to earlier starts are ignored.
   */
  start(index = this.store.state.queue.index, position: Seconds = 0): void {
    this.openAt(position, index);
    const song = this.song();
    if (song !== null) this.started.next(song);
  }

  /** Begins the song again without loading it again. */
  restart(): void {
    const song = this.song();
    if (!this.isOpen || song === null) return this.start();
    this.seek(0);
    if (this.store.state.isPlaying) this.deck.play();
    this.started.next(song);
  }

  play(): void {
    this.store.update(playDespiteFault);
    const { position, queue } = this.store.state;
    if (this.isOpen) this.deck.play();
    else if (this.startCount === 0) this.start(queue.index, position);
    else this.openAt(position, queue.index);
  }

  pause(): void {
    this.store.update((state) => withPlaying(state, false));
    this.deck.pause();
  }

  seek(to: Seconds): void {
    this.store.update((state) => commitSeek(state, to));
    this.deck.seek(to);
  }

  /** Reloads the song at its position, with new details: addresses may have expired. */
  retry(): void {
    const song = this.song();
    if (song !== null) this.details.forget(song.id);
    this.isOpen = false;
    this.play();
  }

  /** Opens the song's media at its position, playing if the listener wants sound. */
  putOnDeck(details: SongDetails): void {
    this.store.update((state) => withMedia(state, details));
    if (details.absence !== null) this.deck.silence();
    if (details.absence !== null) return this.fail('absent');
    this.deck.open(sourcesToTry(details, this.store.choice), this.store.state.position);
    this.isOnDeck = true;
    if (this.store.state.isPlaying) this.deck.play();
  }

  /** The queue key of the gapless successor; null if none is set. */
  get successorKey(): number | null {
    return this.successor.key;
  }

  /** Sets the gapless successor, as `DeckSuccessor.set` says. */
  setSuccessor(successor?: GaplessSuccessor | null): void {
    // Until the current song is on the deck, the deck would take the successor for that of the previous song.
    if (this.isOpen && this.isOnDeck) this.successor.set(successor);
  }

  /** The gapless successor already plays: it becomes the current song, at this index of the queue. Nothing is loaded. */
  join(index: number): void {
    const successor = this.successor.release();
    if (successor === null) return;
    this.startCount += 1;
    this.store.update((state) => joinSong(state, index, successor.details));
    const song = this.song();
    if (song !== null) this.started.next(song);
  }

  /** Whether the song can be played in yet another way. */
  get hasOtherSource(): boolean {
    return this.isOpen && this.deck.hasOtherOption;
  }

  /** Continues at the same position with the next source or engine. */
  handOver(): void {
    this.deck.handOver(this.store.state.position);
  }

  /** After a fault, the media on the deck can no longer be used. */
  giveUp(): void {
    this.isOpen = false;
  }

  /** Reports a fault that no other way of playing the song can avoid. */
  fail(fault: PlaybackFault): void {
    this.giveUp();
    this.detailFailures.next({ kind: 'failed', fault });
  }

  /** The end of the queue: the song rests at its beginning. */
  rest(): void {
    this.store.update(stopAtStart);
    this.deck.pause();
    this.deck.seek(0);
  }

  /** Leaves no song current. */
  clear(): void {
    this.startCount += 1;
    this.isOpen = false;
    this.deck.close();
    this.store.update(withoutSong);
  }

  private song(): Song | null {
    return currentEntry(this.store.state.queue)?.song ?? null;
  }

  private openAt(position: Seconds, index: number): void {
    const song = this.store.state.queue.entries[index]?.song;
    if (song === undefined) return;
    this.startCount += 1;
    this.isOpen = true;
    this.isOnDeck = false;
    this.successor.release();
    // Updated at once: a song that is current but has not begun would look like one without a gapless successor.
    this.store.update((state) => beginSong(withIndex(state, index), song, position));
    const known = this.details.peek(song.id);
    if (known !== null) return this.putOnDeck(known);
    this.deck.silence();
    void this.fetch(song.id);
  }

  private async fetch(songId: string): Promise<void> {
    const start = this.startCount;
    const answer = await this.details.get(songId);
    if (start !== this.startCount || !this.isOpen) return;
    if (answer.ok) this.putOnDeck(answer.value);
    else this.detailFailures.next({ kind: 'failed', fault: faultOfAnswer(answer.error) });
  }
}
