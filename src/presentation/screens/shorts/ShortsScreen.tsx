import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { usePagePause } from '../../app/use-page-pause';
import { useViewModels } from '../../app/view-models-context';
import { FailureState } from '../../components/FailureState';
import type { FeedParts } from '../../view-models/shorts/shorts-needs';
import { FeedPage } from './FeedPage';
import { FeedStage } from './FeedStage';
import { WaitingClip } from './WaitingClip';

/** Short videos; each visit is a sitting of its own. */
export function ShortsScreen() {
  const { id = null, artist = null } = useParams();
  const { key } = useLocation();
  const isPausing = usePagePause();
  return isPausing ? null : <Visit key={key} firstId={id} artistId={artist} />;
}

interface VisitProps {
  readonly firstId: string | null;
  readonly artistId: string | null;
}

function Visit({ firstId, artistId }: VisitProps) {
  const { t } = useTranslation('shorts');
  const stage = useRef<HTMLDivElement>(null);
  const { parts, hasFailed, retry } = useParts();
  if (hasFailed) return <FailureState title={t('failed')} failure={{ kind: 'unavailable' }} onRetry={retry} />;
  return (
    <FeedStage stage={stage}>
      {parts === null ? (
        <WaitingClip clipId={firstId} />
      ) : (
        <FeedPage stage={stage} parts={parts} firstId={firstId} artistId={artistId} />
      )}
    </FeedStage>
  );
}

/** What the feed is made from; code that cannot be had is asked for again when the listener says so. */
function useParts() {
  const { shorts } = useViewModels();
  const [parts, setParts] = useState<FeedParts | null>(null);
  const [tries, setTries] = useState(0);
  const [failedTry, setFailedTry] = useState<number | null>(null);
  useEffect(() => {
    let isHere = true;
    shorts.bring().then(
      (found) => isHere && setParts(found),
      () => isHere && setFailedTry(tries),
    );
    return () => {
      isHere = false;
    };
  }, [shorts, tries]);
  return { parts, hasFailed: failedTry === tries, retry: () => setTries(tries + 1) };
}
