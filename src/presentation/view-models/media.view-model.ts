import { makeAutoObservable, observableRef } from 'mobx';
import type { PicturePlaces } from '../../application/ports/picture-places.port';
import type { AudioQuality } from '../../domain/playback/sources/media-choice';
import { songMedia, type PlayingRendition, type SongMedia } from '../../domain/playback/sources/song-media';
import { FIRST_CHOICE } from '../../domain/playback/sources/media-choice';
import type { EventStream, Subscription } from '../../domain/shared/event-stream';
import { Scope } from './scope';

/** Whether a song plays as sound or video, the rendition that is playing, and whether a change is pending. */
export interface MediaState extends SongMedia {
  readonly playing: PlayingRendition | null;
  readonly isChanging: boolean;
}

/** The choice that could not be played. */
export type MediaFailure = 'audio' | 'video' | 'quality';

/** Controls medium and quality. */
export interface MediaControls {
  readonly changes: EventStream<MediaState>;
  readonly failures: EventStream<MediaFailure>;
  showVideo(isShown: boolean): void;
  chooseQuality(quality: AudioQuality): void;
  spareData(isSpared: boolean): void;
}

export interface MediaServices {
  readonly media: MediaControls;
  readonly picture: PicturePlaces;
}

export interface MediaDeps {
  /** Emits once, when the player's code is loaded; never while it cannot be loaded. */
  readonly services: EventStream<MediaServices>;
}

const UNKNOWN: MediaState = { ...songMedia(null, FIRST_CHOICE), playing: null, isChanging: false };

/** While data saving is on, nothing above the lowest quality is played. */
export type QualityLock = 'sparing' | null;

/** The current song as sound or video, and its quality. */
export class MediaViewModel {
  state: MediaState = UNKNOWN;
  private services: MediaServices | null = null;
  private readonly scope = new Scope();

  constructor(private readonly deps: MediaDeps) {
    makeAutoObservable<this, 'deps' | 'services' | 'scope'>(
      this,
      { state: observableRef, deps: false, services: false, scope: false },
      { autoBind: true },
    );
  }

  /** Follows the player from now on; `onFailure` receives each choice that could not be played. */
  open(onFailure: (of: MediaFailure) => void = () => undefined): void {
    this.scope.end();
    this.scope.hold(this.deps.services.subscribe((services) => this.follow(services, onFailure)));
  }

  /** Runs this once, with the state of the player; follows nothing afterwards. */
  runOnce(run: () => void): void {
    const follow = (services: MediaServices): void => {
      this.follow(services, () => undefined);
      run();
      // The stream may emit before `subscribe` returns, so its subscription is ended a moment later.
      void Promise.resolve().then(this.dispose);
    };
    this.scope.hold(this.deps.services.subscribe(follow));
  }

  get hasVideo(): boolean {
    return this.state.hasVideo;
  }

  /** The song plays as video, or will in a moment. */
  get isVideo(): boolean {
    return this.state.medium === 'video';
  }

  /** Why this quality cannot be chosen now; null if it can. */
  lockOf(quality: AudioQuality): QualityLock {
    const lowest = this.state.qualities.findLast((each) => typeof each === 'number');
    return this.state.sparesData && quality !== lowest ? 'sparing' : null;
  }

  /** The quality marked in the menu: the lowest while data saving is on. */
  get marked(): AudioQuality {
    const { sparesData, qualities, quality } = this.state;
    return sparesData ? (qualities.findLast((each) => typeof each === 'number') ?? quality) : quality;
  }

  showVideo(isShown: boolean): void {
    this.services?.media.showVideo(isShown);
  }

  chooseQuality(quality: AudioQuality): void {
    this.services?.media.chooseQuality(quality);
  }

  spareData(isSpared: boolean): void {
    this.services?.media.spareData(isSpared);
  }

  /** Shows the video in this element of the page; null if nothing can be shown. */
  showPicture(place: object): Subscription | null {
    return this.services?.picture.show(place) ?? null;
  }

  dispose(): void {
    this.services = null;
    this.scope.end();
  }

  private follow(services: MediaServices, onFailure: (of: MediaFailure) => void): void {
    this.services = services;
    this.scope.hold(services.media.changes.subscribe(this.reflect), services.media.failures.subscribe(onFailure));
  }

  private reflect(state: MediaState): void {
    this.state = state;
  }
}
