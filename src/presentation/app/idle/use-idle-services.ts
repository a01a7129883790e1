import { useEffect, useState } from 'react';
import type { IdleServices } from '../../view-models/idle/idle-services';
import { useViewModels } from '../view-models-context';

/** What comes once the page stands; null until then. */
export function useIdleServices(): IdleServices | null {
  const { loadIdle } = useViewModels();
  const [parts, setParts] = useState<IdleServices | null>(null);
  useEffect(() => {
    let isWanted = true;
    // What cannot be fetched is asked for by the next page.
    loadIdle().then(
      (services) => isWanted && setParts(services),
      () => undefined,
    );
    return () => void (isWanted = false);
  }, [loadIdle]);
  return parts;
}
