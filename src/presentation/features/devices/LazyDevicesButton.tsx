import { observer } from 'mobx-react-lite';
import { lazyPart } from '../../hooks/lazy-part';
import { loadPage } from '../../hooks/load-page';
import { useViewModels } from '../../hooks/view-models-context';
import type { DevicesButtonProps } from './DevicesButton';

const Button = lazyPart<DevicesButtonProps>(async () => {
  const part = await loadPage(() => import(/* webpackChunkName: "devices" */ './DevicesButton'), 'panel');
  return part.DevicesButton;
});

/** Shows on which device the music plays, for signed-in listeners; nothing is loaded for anyone else. */
export const LazyDevicesButton = observer(function LazyDevicesButton(props: DevicesButtonProps) {
  const { account } = useViewModels();
  return account.isSignedIn ? <Button {...props} /> : null;
});
