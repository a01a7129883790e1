import { useEffect } from 'react';
import { cancelHeldPointer } from '../../design-system/cancel-held-pointer';
import { LayerGuard } from './LayerGuard';
import { ScrollMemory } from './ScrollMemory';
import { WayForward } from './WayForward';

/**
 * Everything for going back and forward: pages are restored as they were left, without an ongoing drag; layers close first; the
 * shell learns whether there are pages ahead. These are one part of the shell, loaded after the first page.
 */
export const BackAndForward = () => (
  <>
    <ScrollMemory />
    <LayerGuard />
    <WayForward />
    <PointerGuard />
  </>
);

/** Cancels a drag when the listener goes to another page. */
function PointerGuard(): null {
  useEffect(() => cancelHeldPointer(window), []);
  return null;
}
