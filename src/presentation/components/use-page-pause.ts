import { useEffect, useState } from 'react';
import { PAGE_PLACEHOLDER } from '../../domain/catalogue/what-home-shows';

/** Every page but home is an empty placeholder first, so that fast answers do not flicker. */
export function usePagePause(): boolean {
  const [isPausing, setPausing] = useState(true);
  useEffect(() => {
    const handle = setTimeout(() => setPausing(false), PAGE_PLACEHOLDER);
    return () => clearTimeout(handle);
  }, []);
  return isPausing;
}
