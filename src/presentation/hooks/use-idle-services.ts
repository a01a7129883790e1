import { useEffect, useState } from 'react';
import type { IdleServices } from '../view-models/idle/idle-services';
import { useViewModels } from './view-models-context';

/** The idle services; null until they are loaded. */
export function useIdleServices(): IdleServices | null {
  const { loadIdle } = useViewModels();
  const [services, setParts] = useState<IdleServices | null>(null);
  useEffect(() => {
    let isWanted = true;
    // If the code cannot be loaded, the next page tries again.
    loadIdle().then(
      (services) => isWanted && setParts(services),
      () => undefined,
    );
    return () => void (isWanted = false);
  }, [loadIdle]);
  return services;
}
