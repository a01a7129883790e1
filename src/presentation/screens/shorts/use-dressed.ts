import { useDeferredValue } from 'react';

/**
 * Whether what can be done with a clip stands beside it. It is drawn in the time between frames while the clip is only near: once
 * it is come to, nothing but showing it is left to do.
 */
export function useDressed(isNear: boolean): boolean {
  const isDressed = useDeferredValue(isNear, false);
  return isNear && isDressed;
}
