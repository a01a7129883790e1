import { lazyPart } from '../../hooks/lazy-part';
import { loadPage } from '../../hooks/load-page';

/** The heart beside a song, wherever the song is shown; its code and messages are loaded with the first heart. */
export const LazySongHeart = lazyPart(async () => {
  const part = await loadPage(() => import(/* webpackChunkName: "song-heart" */ './SongHeart'), 'library', 'form');
  return part.SongHeart;
});
