import { useEffect } from 'react';
import { cancelHeldPointer } from '../../design-system/cancel-held-pointer';

/** Nothing stays in the listener's hand while they are on another page. */
export function PointerGuard(): null {
  useEffect(() => cancelHeldPointer(window), []);
  return null;
}
