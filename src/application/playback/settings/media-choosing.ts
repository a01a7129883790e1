import { BehaviorSubject, combineLatest, distinctUntilChanged, map, Subject, type Observable } from 'rxjs';
import type { SongDetails } from '../../../domain/catalogue/song-details';
import { isSameWay } from '../../../domain/playback/sources/is-same-way';
import type { AudioQuality, Medium } from '../../../domain/playback/sources/media-choice';
import type { PlaybackSource } from '../../../domain/playback/sources/playback-source';
import { qualityOf } from '../../../domain/playback/sources/quality-of';
import { songMedia, type PlayingRendition, type SongMedia } from '../../../domain/playback/sources/song-media';
import { currentEntry } from '../../../domain/queue/entries';
import type { CurrentSong } from '../player/current-song';
import type { ListeningSettingsStore } from './listening-settings-store';
import type { PlayerStore } from '../player/player-store';
import type { SoundingDeck } from '../deck/sounding-deck';
import type { SwapReport } from '../deck/source-swap';
import { sourcesToTry } from '../../../domain/playback/sources/preferred-sources';
import { withOtherSource } from '../../../domain/playback/state/player-changes';

/** The media state that the listener sees, extended by what plays now and whether a change is in progress. */
export interface MediaState extends SongMedia {
  readonly playing: PlayingRendition | null;
  readonly isChanging: boolean;
}

/** The chosen medium or quality that was not available. */
export type MediaFailure = Medium | 'quality';

/**
 * Plays one song as sound or as picture, in the quality that the listener chose. A change does not interrupt the sound or move
 * the position.
 */
export class MediaChoosing {
  private readonly rendition = new BehaviorSubject<PlayingRendition | null>(null);
  private readonly changing = new BehaviorSubject(false);
  private readonly failed = new Subject<MediaFailure>();
  /** Emits when a choice was not available: the song continues as before. */
  readonly failures: Observable<MediaFailure> = this.failed.asObservable();
  readonly changes: Observable<MediaState>;

  constructor(
    private readonly store: PlayerStore,
    private readonly settings: ListeningSettingsStore,
    private readonly song: Pick<CurrentSong, 'facts' | 'setSuccessor' | 'putOnDeck'>,
    private readonly deck: Pick<SoundingDeck, 'source' | 'isReady' | 'swap' | 'stay'>,
  ) {
    const details = store.changes.pipe(
      map((state) => state.details),
      distinctUntilChanged(),
    );
    this.changes = combineLatest([details, store.choices, this.rendition, this.changing]).pipe(
      map(([known, choice, playing, isChanging]) => ({ ...songMedia(known, choice), playing, isChanging })),
    );
  }

  start(): void {
    this.settings.changes.subscribe(({ audioQuality, videoQuality, dataSaver }) =>
      this.store.choose({ audioQuality, videoQuality, sparesData: dataSaver }),
    );
    this.store.choices.subscribe(() => this.apply());
    this.currentKeys().subscribe(() => this.beginAnew());
    this.song.facts.subscribe((fact) => {
      if (fact.kind === 'rendition') this.rendition.next({ bitrate: fact.bitrate, height: fact.height });
      if (fact.kind === 'ready') this.acceptFallback();
    });
  }

  /** Continues the current song as picture, or as sound alone. A song without a picture always plays as sound alone. */
  showVideo(isShown: boolean): void {
    this.store.choose({ medium: isShown ? 'video' : 'audio' });
  }

  /** Sets the quality of the medium that plays; stored in this browser. */
  chooseQuality(quality: AudioQuality): void {
    const { medium } = songMedia(this.store.state.details, this.store.choice);
    if (medium === 'audio') this.settings.update({ audioQuality: quality });
    else if (quality !== 'original') this.settings.update({ videoQuality: quality });
  }

  spareData(isSpared: boolean): void {
    this.settings.update({ dataSaver: isSpared });
  }

  /** Emits once for every queue entry that becomes the current one, before any of its media are loaded. */
  private currentKeys(): Observable<number | undefined> {
    return this.store.changes.pipe(
      map(({ queue }) => currentEntry(queue)?.key),
      distinctUntilChanged(),
    );
  }

  /** With data saving on, a new song starts without the picture. */
  private beginAnew(): void {
    this.rendition.next(null);
    this.changing.next(false);
    const { medium, sparesData } = this.store.choice;
    if (sparesData && medium === 'video') this.showVideo(false);
  }

  /** A picture that could not be played has been replaced by the sound alone; this becomes the choice. */
  private acceptFallback(): void {
    const { state, choice } = this.store;
    if (choice.medium === 'audio' || this.deck.source?.medium !== 'audio' || this.changing.value) return;
    if (songMedia(state.details, choice).medium === 'video') this.showVideo(false);
  }

  private apply(): void {
    const { details, fault, queue, position, isPlaying } = this.store.state;
    if (details === null || fault !== null || details.id !== currentEntry(queue)?.song.id) return;
    const sources = sourcesToTry(details, this.store.choice);
    this.deck.stay();
    const [wanted] = sources;
    const { source } = this.deck;
    if (wanted === undefined || source === null || isSameWay(source, wanted)) return;
    this.song.setSuccessor(null);
    this.rendition.next(null);
    if (!this.deck.isReady) return this.song.putOnDeck(details);
    this.changing.next(true);
    const onStop = (): void => this.changing.next(false);
    this.deck.swap({ sources, startAt: position, isSounding: isPlaying, onEnd: this.finish, onStop });
  }

  /** Picture and sound of one song may differ in length. */
  private readonly finish = (isInStep: boolean, { rendition, duration }: SwapReport): void => {
    this.changing.next(false);
    if (isInStep) {
      this.rendition.next(rendition);
      this.store.update((state) => withOtherSource(state, duration));
    }
    const { details } = this.store.state;
    if (details !== null && this.deck.source !== null) this.compare(details, this.deck.source);
  };

  /** A choice that could not be played is reported and replaced by what plays. */
  private compare(details: SongDetails, source: PlaybackSource): void {
    const { choice } = this.store;
    const [wanted] = sourcesToTry(details, choice);
    if (wanted === undefined || isSameWay(source, wanted)) return;
    const { medium } = songMedia(details, choice);
    this.failed.next(medium === source.medium ? 'quality' : medium);
    if (medium !== source.medium) this.store.choose({ medium: source.medium });
    // With data saving on, the chosen quality is not the one to play.
    else if (!choice.sparesData) this.chooseQuality(qualityOf(source));
  }
}
