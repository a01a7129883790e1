import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { useViewModels } from '../../hooks/view-models-context';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import { FailureState } from '../../components/FailureState';
import { PageOrError } from '../../components/PageOrError';
import type { FeedServices } from '../../view-models/shorts/shorts-deps';
import { FeedPage } from './FeedPage';
import { FeedStage } from './FeedStage';
import { WaitingClip } from './WaitingClip';

/**
 * Short videos; each opening of the page starts a new sitting. There is no pause before the page: the stage with the clip's
 * poster appears first.
 */
export function ShortsScreen() {
  const { id = null, artist = null } = useParams();
  const { key } = useLocation();
  return <Visit key={key} firstId={id} artistId={artist} />;
}

interface VisitProps {
  readonly firstId: string | null;
  readonly artistId: string | null;
}

const Visit = observer(function Visit({ firstId, artistId }: VisitProps) {
  const { shell, player } = useViewModels();
  const { t } = useTranslation('shorts');
  const [refusal, refuse] = useState<GatewayFailure | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { parts, hasFailed, retry } = useShortsServices(shell.isOnline);
  if (hasFailed) {
    const kind = shell.isOnline ? 'not-loaded' : 'offline';
    return <FailureState title={t('failed')} failure={{ kind }} onRetry={retry} />;
  }
  return (
    <PageOrError failure={refusal} isPlaying={player.isPlaying} onRetry={() => refuse(null)}>
      <FeedStage stage={stage}>
        {parts === null ? (
          <WaitingClip clipId={firstId} />
        ) : (
          <FeedPage stage={stage} services={parts} firstId={firstId} artistId={artistId} onRefused={refuse} />
        )}
      </FeedStage>
    </PageOrError>
  );
});

/** The feed's services; if their code cannot be loaded, it is requested again on a retry or when the network is back. */
function useShortsServices(isOnline: boolean) {
  const { shorts } = useViewModels();
  const [services, setParts] = useState<FeedServices | null>(null);
  const [tries, setTries] = useState(0);
  const [failedTry, setFailedTry] = useState<string | null>(null);
  const thisTry = `${tries} ${isOnline}`;
  useEffect(() => {
    let isHere = true;
    shorts.load().then(
      (found) => isHere && setParts(found),
      () => isHere && setFailedTry(thisTry),
    );
    return () => {
      isHere = false;
    };
  }, [shorts, thisTry]);
  return { parts: services, hasFailed: services === null && failedTry === thisTry, retry: () => setTries(tries + 1) };
}
