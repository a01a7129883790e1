import { useEffect } from 'react';
import type { Refreshable } from '../view-models/freshness.view-model';
import { useViewModels } from './view-models-context';

/** Loads the shown data again when it becomes stale: another listener, another language, or a restored network. */
export function useFresh(shown: Refreshable): void {
  const { freshness } = useViewModels();
  useEffect(() => freshness.show(shown), [freshness, shown]);
}
