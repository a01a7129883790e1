import { needWords } from '../../i18n/start-i18n';
import { loadPage } from './load-page';

async function withWords<T>(load: () => Promise<T>, words: () => Promise<unknown>): Promise<T> {
  const [part] = await Promise.all([loadPage(load), loadPage(words)]);
  return part;
}

const bars = () => import(/* webpackChunkName: "player-bars" */ '../dock/PlayerBars');
const menu = () => import(/* webpackChunkName: "song-menu" */ '../song-menu/SongMenu');
const dialogs = () => import(/* webpackChunkName: "keep-dialogs" */ '../keep/KeepDialogs');
const signIn = () => import(/* webpackChunkName: "door" */ '../shell/SignInDialog');

/** The dock of error pages and what its buttons open. Not from the loaders of the first page, whose script would grow by sharing them. */
export const loadBars = () => withWords(bars, () => needWords('listen', 'keep', 'form'));
export const loadMenu = () => withWords(menu, () => needWords('browse', 'find', 'keep'));
export const loadDialogs = () => withWords(dialogs, () => needWords('keep', 'form'));
export const loadSignIn = () => withWords(signIn, () => needWords('account', 'form', 'paper'));
