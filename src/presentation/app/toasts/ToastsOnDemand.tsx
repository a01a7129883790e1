import { observer } from 'mobx-react-lite';
import { lazyPart } from '../loading/lazy-part';
import { loadToasts } from '../loading/pages';
import { useViewModels } from '../view-models-context';

const Toasts = lazyPart(async () => (await loadToasts()).Toasts);

/** The toasts, fetched when there is something to say for the first time. Nothing that is said meanwhile is lost. */
export const ToastsOnDemand = observer(function ToastsOnDemand() {
  const { notices } = useViewModels();
  return notices.hasSpoken ? <Toasts /> : null;
});
