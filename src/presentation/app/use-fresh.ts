import { useEffect } from 'react';
import type { Refreshable } from '../view-models/freshness.view-model';
import { useViewModels } from './view-models-context';

/** Whatever is shown is asked for again when another listener, another language or a network that is back makes it stale. */
export function useFresh(shown: Refreshable): void {
  const { freshness } = useViewModels();
  useEffect(() => freshness.show(shown), [freshness, shown]);
}
