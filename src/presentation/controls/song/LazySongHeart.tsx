import { needMessages } from '../../i18n/start-i18n';
import { lazyPart } from '../../hooks/lazy-part';
import { loadPage } from '../../hooks/load-page';

/** The heart beside a song, wherever the song is shown; its code and messages are loaded with the first heart. */
export const LazySongHeart = lazyPart(async () => {
  const heart = loadPage(() => import(/* webpackChunkName: "song-heart" */ './SongHeart'));
  const [part] = await Promise.all([heart, loadPage(() => needMessages('library', 'form'))]);
  return part.SongHeart;
});
