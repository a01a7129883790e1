import { makeAutoObservable, observableRef } from 'mobx';
import type { PicturePlaces } from '../../application/ports/picture-places.port';
import type { AudioQuality } from '../../domain/playback/media-choice';
import { songMedia, type PlayingRendition, type SongMedia } from '../../domain/playback/song-media';
import { FIRST_CHOICE } from '../../domain/playback/media-choice';
import type { EventStream, Subscription } from '../../domain/shared/event-stream';
import { Scope } from './scope';

/** What a song is played as, what of it plays now, and whether something else is on its way. */
export interface MediaState extends SongMedia {
  readonly playing: PlayingRendition | null;
  readonly isChanging: boolean;
}

/** What was chosen and could not be had. */
export type MediaFailure = 'audio' | 'video' | 'quality';

/** Who decides about it. */
export interface MediaControls {
  readonly changes: EventStream<MediaState>;
  readonly failures: EventStream<MediaFailure>;
  showVideo(isShown: boolean): void;
  chooseQuality(quality: AudioQuality): void;
  spareData(isSpared: boolean): void;
}

/** It comes with the player's code. */
export interface MediaServices {
  readonly media: MediaControls;
  readonly picture: PicturePlaces;
}

export interface MediaDeps {
  readonly load: () => Promise<MediaServices>;
}

const UNKNOWN: MediaState = { ...songMedia(null, FIRST_CHOICE), playing: null, isChanging: false };

/** Nothing better than the lowest is played while data is spared. */
export type QualityLock = 'sparing' | null;

/** The current song as sound or as picture, and in which quality. */
export class MediaViewModel {
  state: MediaState = UNKNOWN;
  private parts: MediaServices | null = null;
  private isOpen = false;
  private readonly scope = new Scope();

  constructor(private readonly deps: MediaDeps) {
    makeAutoObservable<this, 'deps' | 'parts' | 'isOpen' | 'scope'>(
      this,
      { state: observableRef, deps: false, parts: false, isOpen: false, scope: false },
      { autoBind: true },
    );
  }

  /** Reads along from now on; `onFailure` is told what was chosen and could not be had. */
  async open(onFailure: (of: MediaFailure) => void = () => undefined): Promise<void> {
    this.isOpen = true;
    const parts = await this.deps.load().catch(() => null);
    if (parts === null || !this.isOpen || this.parts !== null) return;
    this.parts = parts;
    this.scope.hold(parts.media.changes.subscribe(this.reflect), parts.media.failures.subscribe(onFailure));
  }

  get hasVideo(): boolean {
    return this.state.hasVideo;
  }

  /** The song is played as picture, or will be in a moment. */
  get isVideo(): boolean {
    return this.state.medium === 'video';
  }

  /** Which of these may not be chosen now, and why. */
  lockOf(quality: AudioQuality): QualityLock {
    const lowest = this.state.qualities.findLast((each) => typeof each === 'number');
    return this.state.sparesData && quality !== lowest ? 'sparing' : null;
  }

  /** What is marked in the menu: the lowest, while data is spared. */
  get marked(): AudioQuality {
    const { sparesData, qualities, quality } = this.state;
    return sparesData ? (qualities.findLast((each) => typeof each === 'number') ?? quality) : quality;
  }

  showVideo(isShown: boolean): void {
    this.parts?.media.showVideo(isShown);
  }

  chooseQuality(quality: AudioQuality): void {
    this.parts?.media.chooseQuality(quality);
  }

  spareData(isSpared: boolean): void {
    this.parts?.media.spareData(isSpared);
  }

  /** Shows the picture in this element of the page; null where nothing can be shown. */
  showPicture(place: object): Subscription | null {
    return this.parts?.picture.show(place) ?? null;
  }

  dispose(): void {
    this.isOpen = false;
    this.parts = null;
    this.scope.end();
  }

  private reflect(state: MediaState): void {
    this.state = state;
  }
}
