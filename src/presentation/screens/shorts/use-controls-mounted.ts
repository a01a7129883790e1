import { useDeferredValue } from 'react';

/**
 * Whether a clip's controls are mounted. They are mounted and removed between frames while the clip is only near or past, so
 * moving to another clip only has to show it.
 */
export const useControlsMounted = (isNear: boolean): boolean => useDeferredValue(isNear, false);
