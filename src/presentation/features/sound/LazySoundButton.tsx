import { lazyPart } from '../../hooks/lazy-part';
import { loadPage } from '../../hooks/load-page';

/** The button that opens the sound dialog: its code and messages are loaded with the player. */
export const LazySoundButton = lazyPart(async () => {
  const part = await loadPage(() => import(/* webpackChunkName: "sound" */ './SoundButton'), 'sound');
  return part.SoundButton;
});
