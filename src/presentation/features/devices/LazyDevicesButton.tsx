import { observer } from 'mobx-react-lite';
import { lazyPart } from '../../hooks/lazy-part';
import { loadComponent } from '../../hooks/load-component';
import { useViewModels } from '../../hooks/view-models-context';
import type { DevicesButtonProps } from './DevicesButton';

const Button = lazyPart<DevicesButtonProps>(() =>
  loadComponent(() => import(/* webpackChunkName: "devices" */ './DevicesButton'), 'panel'),
);

/** Shows on which device the music plays, for signed-in listeners where the backend connects devices; nothing is loaded otherwise. */
export const LazyDevicesButton = observer(function LazyDevicesButton(props: DevicesButtonProps) {
  const { account, supports } = useViewModels();
  return account.isSignedIn && supports('live') ? <Button {...props} /> : null;
});
