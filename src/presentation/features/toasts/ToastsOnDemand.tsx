import { observer } from 'mobx-react-lite';
import { lazyPart } from '../../hooks/lazy-part';
import { loadToasts } from '../../app/loading/pages';
import { useViewModels } from '../../hooks/view-models-context';

const Toasts = lazyPart(async () => (await loadToasts()).Toasts);

/** The toasts, loaded when the first notice is shown. Notices that arrive during loading are not lost. */
export const ToastsOnDemand = observer(function ToastsOnDemand() {
  const { notices } = useViewModels();
  return notices.hasSpoken ? <Toasts /> : null;
});
