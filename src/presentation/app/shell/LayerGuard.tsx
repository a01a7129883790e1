import { useEffect } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import { pageLayers } from '../../design-system/layers/page-layers';

/** Tells the layers over the page which page it is, and lets another one be gone to once their entries are out of the way. */
export function LayerGuard(): null {
  const { key } = useLocation();
  useEffect(() => pageLayers.arrive(), [key]);
  const blocker = useBlocker(({ historyAction }) => historyAction !== 'POP' && pageLayers.hasEntries);
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    let isNewest = true;
    pageLayers.clear(() => {
      if (isNewest) blocker.proceed();
    });
    return () => {
      isNewest = false;
    };
  }, [blocker]);
  return null;
}
