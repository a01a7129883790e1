import { needMessages } from '../../i18n/start-i18n';
import { loadPage } from '../../hooks/load-page';

/** Loads listening code together with its messages: its own and those of hearts. */
async function withMessages<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([loadPage(load), loadPage(() => needMessages('listen', 'library', 'form'))]);
  return part;
}

export const loadFullScreen = () =>
  withMessages(() => import(/* webpackChunkName: "full-screen" */ '../../features/full-screen/FullScreen'));
export const loadFullPlayer = () =>
  withMessages(() => import(/* webpackChunkName: "full-player" */ '../../features/full-player/FullPlayer'));
