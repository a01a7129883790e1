import type { PicturePlaces } from '../../ports/picture-places.port';
import type { ListeningSettingsStore } from './listening-settings-store';
import type { MediaChoosing } from './media-choosing';
import type { SleepTimer } from './sleep-timer';

/** The listener's sound settings. */
export interface SoundServices {
  readonly settings: ListeningSettingsStore;
  readonly sleep: SleepTimer;
  readonly media: MediaChoosing;
  readonly picture: PicturePlaces;
}
