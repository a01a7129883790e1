import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { tabEntries } from '../../design-system/layers/page-layers';
import { useViewModels } from '../../hooks/view-models-context';
import { FurthestPage } from './furthest-page';

/** Whether an address opened the page, not a reload or a history step. */
function isNewVisit(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return arrival?.type === 'navigate';
}

/** Determines whether there are pages ahead of the current one. */
export function WayForward(): null {
  const { shell } = useViewModels();
  const { key } = useLocation();
  const navigationType = useNavigationType();
  const [furthest] = useState(() => new FurthestPage(() => tabEntries.entry.page, isNewVisit()));
  useEffect(() => {
    if (navigationType === 'PUSH') furthest.end();
    else furthest.reach();
    shell.setCanGoForward(furthest.isAhead);
  }, [key, navigationType, furthest, shell]);
  useEffect(() => {
    const layers = tabEntries.onPush(() => {
      furthest.end();
      shell.setCanGoForward(furthest.isAhead);
    });
    // Navigation to another site has removed the pages ahead.
    const comeBack = (): void => shell.setCanGoForward(furthest.isAhead);
    addEventListener('pageshow', comeBack);
    return () => {
      layers();
      removeEventListener('pageshow', comeBack);
    };
  }, [furthest, shell]);
  return null;
}
