import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { ErrorFrame } from '../../components/ErrorFrame';
import { useViewModels } from '../view-models-context';
import { lazyPart } from './lazy-part';
import { isChunkFailure } from './load-page';
import { loadErrorScenery } from './pages';
import { reloadOnce } from './reload-once';

/** It may be out of reach like the page itself: the words do not wait for it. */
const Scenery = lazyPart(async () => (await loadErrorScenery()).ErrorScenery);

/** A page that broke, or whose code could not be fetched. Its neighbours and the music are not touched. */
export const RouteFailure = observer(function RouteFailure() {
  const error = useRouteError();
  const { player } = useViewModels();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isChunk = isChunkFailure(error);
  const kind = isChunk ? 'chunk' : 'server';
  useEffect(() => {
    if (isChunk && !player.isPlaying) reloadOnce();
  }, [isChunk, player]);
  return (
    <ErrorFrame
      kind={kind}
      isPlaying={player.isPlaying}
      onRetry={() => void navigate(pathname + search, { replace: true })}
    >
      <Scenery kind={kind} />
    </ErrorFrame>
  );
});
