import { lazyPart } from '../../hooks/lazy-part';
import { loadComponent } from '../../hooks/load-component';

/** The heart beside a song, wherever the song is shown; its code and messages are loaded with the first heart. */
export const LazySongHeart = lazyPart(() =>
  loadComponent(() => import(/* webpackChunkName: "song-heart" */ './SongHeart'), 'library', 'form'),
);
