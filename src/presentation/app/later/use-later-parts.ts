import { useEffect, useState } from 'react';
import type { LaterParts } from '../../view-models/later/later-parts';
import { useViewModels } from '../view-models-context';

/** What comes once the page stands; null until then. */
export function useLaterParts(): LaterParts | null {
  const { bringLater } = useViewModels();
  const [parts, setParts] = useState<LaterParts | null>(null);
  useEffect(() => {
    let isWanted = true;
    // What cannot be fetched is asked for by the next page.
    bringLater().then(
      (brought) => isWanted && setParts(brought),
      () => undefined,
    );
    return () => void (isWanted = false);
  }, [bringLater]);
  return parts;
}
