import { lazyPart } from '../../hooks/lazy-part';
import { loadComponent } from '../../hooks/load-component';

/** The button that opens the sound dialog: its code and messages are loaded with the player. */
export const LazySoundButton = lazyPart(() =>
  loadComponent(() => import(/* webpackChunkName: "sound" */ './SoundButton'), 'sound'),
);
