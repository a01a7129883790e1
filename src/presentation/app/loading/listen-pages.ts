import { needWords } from '../../i18n/start-i18n';
import { loadPage } from './load-page';

/** Code of listening, with the words that it speaks: its own, and those of hearts. */
async function withWords<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([loadPage(load), loadPage(() => needWords('listen', 'keep', 'form'))]);
  return part;
}

export const loadFullScreen = () =>
  withWords(() => import(/* webpackChunkName: "full-screen" */ '../fullscreen/FullScreen'));
export const loadFullPlayer = () => withWords(() => import(/* webpackChunkName: "full-player" */ '../dock/FullPlayer'));
