import { LayerGuard } from './LayerGuard';
import { PointerGuard } from './PointerGuard';
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
