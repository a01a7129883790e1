import { distinctUntilChanged, map, merge, Subject, type Observable } from 'rxjs';
import type { Song } from '../../domain/catalogue/song';
import type { SongDetails } from '../../domain/catalogue/song-details';
import { beginSong } from '../../domain/playback/begin-song';
import type { PlaybackFact, SoundLevel } from '../../domain/playback/playback-engine.port';
import { restSong, withoutSong } from '../../domain/playback/rest-song';
import { soundLevel } from '../../domain/playback/sound-level';
import { currentEntry } from '../../domain/queue/entries';
import type { Seconds } from '../../domain/shared/units';
import type { Deck } from './deck';
import { faultOfAnswer } from './fault-of-answer';
import type { PlayerStore } from './player-store';
import type { SongDetailsCache } from './song-details-cache';
import { sourcesToTry } from './sources-to-try';

const isSameLevel = (a: SoundLevel, b: SoundLevel): boolean => a.volume === b.volume && a.muted === b.muted;

/** The song at the queue's index: its details fetched, put on the deck, played, paused and moved in. */
export class CurrentSong {
  private readonly begun = new Subject<Song>();
  private readonly unanswered = new Subject<PlaybackFact>();
  /** Each time a song begins, a repeat too. */
  readonly starts: Observable<Song> = this.begun.asObservable();
  /** What the deck tells, and `failed` where the details did not come. */
  readonly facts: Observable<PlaybackFact>;
  private isOpen = false;
  private startCount = 0;

  constructor(
    private readonly store: PlayerStore,
    private readonly deck: Deck,
    private readonly details: SongDetailsCache,
  ) {
    this.facts = merge(deck.facts, this.unanswered);
    store.changes.pipe(map(soundLevel), distinctUntilChanged(isSameLevel)).subscribe((level) => deck.setLevel(level));
  }

  /** Begins the current song from the beginning, sounding if the listener wants sound; answers to earlier starts are ignored. */
  start(): void {
    this.openAt(0);
    const song = this.song();
    if (song !== null) this.begun.next(song);
  }

  /** Begins the song again without loading it again. */
  restart(): void {
    const song = this.song();
    if (!this.isOpen || song === null) return this.start();
    this.seek(0);
    if (this.store.state.isPlaying) this.deck.play();
    this.begun.next(song);
  }

  play(): void {
    this.store.update((state) => ({ ...state, isPlaying: true, fault: null }));
    if (this.isOpen) this.deck.play();
    else this.openAt(this.store.state.position);
  }

  pause(): void {
    this.store.update((state) => ({ ...state, isPlaying: false }));
    this.deck.pause();
  }

  seek(to: Seconds): void {
    this.store.update((state) => ({ ...state, position: to, seekPreview: null }));
    this.deck.seek(to);
  }

  /** Loads the song anew where it stands, with new details: addresses may have expired. */
  retry(): void {
    const song = this.song();
    if (song !== null) this.details.forget(song.id);
    this.isOpen = false;
    this.play();
  }

  /** Whether the song can be played in yet another way. */
  get hasOtherSource(): boolean {
    return this.isOpen && this.deck.hasOtherOption;
  }

  /** Goes on from the same place with the next source or engine. */
  handOver(): void {
    this.deck.handOver(this.store.state.position);
  }

  /** After a fault: what is on the deck is of no more use. */
  giveUp(): void {
    this.isOpen = false;
  }

  /** The end of the queue: the song rests at its beginning. */
  rest(): void {
    this.store.update(restSong);
    this.deck.pause();
    this.deck.seek(0);
  }

  /** Nothing is current any more. */
  clear(): void {
    this.startCount += 1;
    this.isOpen = false;
    this.deck.close();
    this.store.update(withoutSong);
  }

  private song(): Song | null {
    return currentEntry(this.store.state.queue)?.song ?? null;
  }

  private openAt(position: Seconds): void {
    const song = this.song();
    if (song === null) return;
    this.startCount += 1;
    this.isOpen = true;
    this.store.update((state) => beginSong(state, song, position));
    const known = this.details.peek(song.id);
    if (known !== null) return this.putOnDeck(known);
    this.deck.silence();
    void this.fetch(song.id);
  }

  private async fetch(songId: string): Promise<void> {
    const start = this.startCount;
    const answer = await this.details.get(songId);
    if (start !== this.startCount) return;
    if (answer.ok) this.putOnDeck(answer.value);
    else this.unanswered.next({ kind: 'failed', fault: faultOfAnswer(answer.error) });
  }

  private putOnDeck(details: SongDetails): void {
    this.store.update((state) => ({ ...state, details }));
    this.deck.open(sourcesToTry(details), this.store.state.position);
    if (this.store.state.isPlaying) this.deck.play();
  }
}
