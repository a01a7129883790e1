import { observer } from 'mobx-react-lite';
import { ErrorPage } from '../../components/ErrorPage';
import { useViewModels } from '../../hooks/view-models-context';
import { ErrorWindow } from '../../screens/error/ErrorWindow';

/** Shown in place of a page that the backend lacks. `isBare`: without the shell around it. */
export const UnsupportedPage = observer(function UnsupportedPage({ isBare = false }: { readonly isBare?: boolean }) {
  const { player } = useViewModels();
  return isBare ? <ErrorWindow kind="unsupported" /> : <ErrorPage kind="unsupported" isPlaying={player.isPlaying} />;
});
