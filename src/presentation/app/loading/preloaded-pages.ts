import { ACCOUNT_MESSAGES, BROWSE_MESSAGES, LISTEN_MESSAGES } from './message-sets';
import { pagesWithMessages } from './pages-with-messages';

/** The pages whose code is loaded before a listener opens them. */
export const home = pagesWithMessages()(() => import(/* webpackChunkName: "home" */ '../../screens/home/HomeScreen'));
export const song = pagesWithMessages(...LISTEN_MESSAGES)(
  () => import(/* webpackChunkName: "song" */ '../../screens/song/SongScreen'),
);
export const search = pagesWithMessages(...BROWSE_MESSAGES)(
  () => import(/* webpackChunkName: "search" */ '../../screens/search/SearchScreen'),
);
export const shorts = pagesWithMessages('shorts')(
  () => import(/* webpackChunkName: "shorts" */ '../../screens/shorts/ShortsScreen'),
);
/** The pages of the account are in the chunk of their layout. */
export const accountLayout = pagesWithMessages(...ACCOUNT_MESSAGES)(
  () => import(/* webpackChunkName: "account-pages" */ '../../screens/account/AccountLayout'),
);
