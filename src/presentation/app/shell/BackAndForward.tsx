import { LayerGuard } from './LayerGuard';
import { PointerGuard } from './PointerGuard';
import { ScrollMemory } from './ScrollMemory';
import { WayForward } from './WayForward';

/**
 * What going back and forward finds: pages where they were left, with nothing held; layers that close first; how far forward
 * goes. They are one part of the shell, which comes after the first page.
 */
export const BackAndForward = () => (
  <>
    <ScrollMemory />
    <LayerGuard />
    <WayForward />
    <PointerGuard />
  </>
);
