import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { ErrorFrame } from '../../components/ErrorFrame';
import { useViewModels } from '../../hooks/view-models-context';
import { lazyPart } from '../../hooks/lazy-part';
import { loadComponent } from '../../hooks/load-component';
import { isChunkFailure } from '../../i18n/start-i18n';
import { reloadOnce } from './reload-once';

/** The scenery may be unreachable like the page itself, so the text does not wait for it. */
const Scenery = lazyPart(() =>
  loadComponent(() => import(/* webpackChunkName: "error" */ '../../components/ErrorScenery')),
);

/**
 * Shown for a page that broke or whose code could not be loaded; the rest of the app and the music continue. When offline it says
 * so, and loads the page again once the network is back.
 */
export const RouteFailure = observer(function RouteFailure() {
  const error = useRouteError();
  const { player, shell } = useViewModels();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isChunk = isChunkFailure(error);
  const kind = isChunk ? 'chunk' : 'server';
  const here = pathname + search;
  const isCutOff = isChunk && !shell.isOnline;
  const wasCutOff = useRef(false);
  useEffect(() => {
    if (isCutOff) wasCutOff.current = true;
    else if (wasCutOff.current) void navigate(here, { replace: true });
    else if (isChunk && !player.isPlaying) reloadOnce();
  }, [isCutOff, isChunk, player, navigate, here]);
  return (
    <ErrorFrame
      kind={kind}
      text={isCutOff ? t('failure.offline') : undefined}
      isPlaying={player.isPlaying}
      onRetry={() => void navigate(here, { replace: true })}
    >
      <Scenery kind={kind} />
    </ErrorFrame>
  );
});
