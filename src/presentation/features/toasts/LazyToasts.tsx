import { observer } from 'mobx-react-lite';
import { lazyPart } from '../../hooks/lazy-part';
import { loadPage } from '../../hooks/load-page';
import { useViewModels } from '../../hooks/view-models-context';

export const loadToasts = () => loadPage(() => import(/* webpackChunkName: "toasts" */ './Toasts'), 'notices');

const Toasts = lazyPart(async () => (await loadToasts()).Toasts);

/** The toasts, loaded when the first notice is shown. Notices that arrive during loading are not lost. */
export const LazyToasts = observer(function LazyToasts() {
  const { notices } = useViewModels();
  return notices.hasNotices ? <Toasts /> : null;
});
