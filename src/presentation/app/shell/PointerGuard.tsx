import { useEffect } from 'react';
import { cancelHeldPointer } from '../../design-system/cancel-held-pointer';

/** Cancels a drag when the listener goes to another page. */
export function PointerGuard(): null {
  useEffect(() => cancelHeldPointer(window), []);
  return null;
}
