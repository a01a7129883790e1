import { useEffect } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import { pageLayers } from '../../design-system/layers/page-layers';

/**
 * How long, in milliseconds, to wait for a browser to step through its history; after that, navigation continues, so no link
 * fails.
 */
const RESTORE_TIMEOUT = 1_000;

/**
 * Notifies the layers over the page when the page changes, and delays navigation to another page until their history entries are
 * removed.
 */
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
