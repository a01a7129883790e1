import { useDeferredValue } from 'react';

/**
 * Whether what can be done with a clip stands beside it. It is drawn and taken away in the time between frames, while the clip is
 * only near or past: coming to another one leaves nothing to do but showing it.
 */
export const useControlsMounted = (isNear: boolean): boolean => useDeferredValue(isNear, false);
