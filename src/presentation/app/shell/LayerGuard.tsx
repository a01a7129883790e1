import { useEffect } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import { pageLayers } from '../../design-system/layers/page-layers';

/** So long, in milliseconds, a browser is waited for to step through its history: no link ever leads nowhere. */
const RESTORE_TIMEOUT = 1_000;

/** Tells the layers over the page which page it is, and lets another one be gone to once their entries are out of the way. */
export function LayerGuard(): null {
  const { key } = useLocation();
  useEffect(() => pageLayers.arrive(), [key]);
  const blocker = useBlocker(({ historyAction }) => historyAction !== 'POP' && pageLayers.hasEntries);
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    let isNewest = true;
    const proceed = (): void => {
      if (isNewest) blocker.proceed();
    };
    const late = setTimeout(proceed, RESTORE_TIMEOUT);
    pageLayers.clear(proceed);
    return () => {
      isNewest = false;
      clearTimeout(late);
    };
  }, [blocker]);
  return null;
}
