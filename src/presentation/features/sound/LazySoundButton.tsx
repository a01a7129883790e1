import { needMessages } from '../../i18n/start-i18n';
import { lazyPart } from '../../hooks/lazy-part';
import { loadPage } from '../../hooks/load-page';

/** The button that opens the sound dialog: its code and messages are loaded with the player. */
export const LazySoundButton = lazyPart(async () => {
  const button = loadPage(() => import(/* webpackChunkName: "sound" */ './SoundButton'));
  const [part] = await Promise.all([button, loadPage(() => needMessages('sound'))]);
  return part.SoundButton;
});
