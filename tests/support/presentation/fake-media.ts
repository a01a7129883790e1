import { BehaviorSubject, combineLatest, map, Subject } from 'rxjs';
import type { SongDetails } from '../../../src/domain/catalogue/song-details';
import { FIRST_CHOICE, type AudioQuality, type MediaChoice } from '../../../src/domain/playback/sources/media-choice';
import { songMedia, type PlayingRendition } from '../../../src/domain/playback/sources/song-media';
import type {
  MediaControls,
  MediaFailure,
  MediaServices,
} from '../../../src/presentation/view-models/media.view-model';

/** Sound and picture without a player: a choice takes effect at once. */
export class FakeMedia implements MediaControls {
  readonly details = new BehaviorSubject<SongDetails | null>(null);
  readonly choice = new BehaviorSubject<MediaChoice>(FIRST_CHOICE);
  readonly playing = new BehaviorSubject<PlayingRendition | null>(null);
  readonly changing = new BehaviorSubject(false);
  readonly failures = new Subject<MediaFailure>();
  readonly changes = combineLatest([this.details, this.choice, this.playing, this.changing]).pipe(
    map(([details, choice, playing, isChanging]) => ({ ...songMedia(details, choice), playing, isChanging })),
  );
  /** The elements that show the picture, the latest one last. */
  readonly places: object[] = [];

  showVideo(isShown: boolean): void {
    this.choose({ medium: isShown ? 'video' : 'audio' });
  }

  chooseQuality(quality: AudioQuality): void {
    if (this.choice.value.medium === 'audio') this.choose({ audioQuality: quality });
    else if (quality !== 'original') this.choose({ videoQuality: quality });
  }

  spareData(sparesData: boolean): void {
    this.choose({ sparesData });
  }

  readonly parts = (): MediaServices => ({
    media: this,
    picture: {
      show: (place) => {
        this.places.push(place);
        return { unsubscribe: () => this.places.splice(this.places.indexOf(place), 1) };
      },
    },
  });

  private choose(change: Partial<MediaChoice>): void {
    this.choice.next({ ...this.choice.value, ...change });
  }
}
