import { observer } from 'mobx-react-lite';
import { useNavigate, useParams } from 'react-router-dom';
import { usePagePause } from '../../app/use-page-pause';
import { useViewModels } from '../../app/view-models-context';
import { ErrorPage } from '../../components/ErrorPage';

/** Whatever has no page of its own: `/403` and `/500` show theirs, every other path is not found. */
export const ErrorScreen = observer(function ErrorScreen() {
  const { code } = useParams();
  const { player } = useViewModels();
  const isPausing = usePagePause();
  const navigate = useNavigate();
  const kind = kindOf(code);
  // What led here may work the second time.
  const again = kind === 'server' ? { onRetry: () => void navigate(-1) } : {};
  return isPausing ? null : <ErrorPage kind={kind} isPlaying={player.isPlaying} {...again} />;
});

function kindOf(code: string | undefined): 'notFound' | 'forbidden' | 'server' {
  if (code === '403') return 'forbidden';
  return code === '500' ? 'server' : 'notFound';
}
