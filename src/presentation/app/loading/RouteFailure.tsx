import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { ErrorPage } from '../../components/ErrorPage';
import { useViewModels } from '../view-models-context';
import { isChunkFailure } from './load-page';
import { reloadOnce } from './reload-once';

/** A page that broke, or whose code could not be fetched. Its neighbours and the music are not touched. */
export const RouteFailure = observer(function RouteFailure() {
  const error = useRouteError();
  const { player } = useViewModels();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isChunk = isChunkFailure(error);
  useEffect(() => {
    if (isChunk && !player.isPlaying) reloadOnce();
  }, [isChunk, player]);
  return (
    <ErrorPage
      kind={isChunk ? 'chunk' : 'server'}
      isPlaying={player.isPlaying}
      onRetry={() => void navigate(pathname + search, { replace: true })}
    />
  );
});
