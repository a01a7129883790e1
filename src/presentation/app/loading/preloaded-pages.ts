import { ACCOUNT_MESSAGES, BROWSE_MESSAGES, LISTEN_MESSAGES } from './message-sets';
import { pagesWith } from './pages-with';

/** The pages whose code is loaded before a listener opens them. */
export const home = pagesWith()(() => import(/* webpackChunkName: "home" */ '../../screens/home/HomeScreen'));
export const song = pagesWith(...LISTEN_MESSAGES)(
  () => import(/* webpackChunkName: "song" */ '../../screens/song/SongScreen'),
);
export const search = pagesWith(...BROWSE_MESSAGES)(
  () => import(/* webpackChunkName: "search" */ '../../screens/search/SearchScreen'),
);
export const shorts = pagesWith('shorts')(
  () => import(/* webpackChunkName: "shorts" */ '../../screens/shorts/ShortsScreen'),
);
/** The pages of the account are in the chunk of their layout. */
export const accountLayout = pagesWith(...ACCOUNT_MESSAGES)(
  () => import(/* webpackChunkName: "account-pages" */ '../../screens/account/AccountLayout'),
);
