import { LayerGuard } from './LayerGuard';
import { ScrollMemory } from './ScrollMemory';
import { WayForward } from './WayForward';

/**
 * What going back and forward finds: pages where they were left, layers that close first, and how far forward goes. They are one
 * part of the shell, which comes after the first page.
 */
export const BackAndForward = () => (
  <>
    <ScrollMemory />
    <LayerGuard />
    <WayForward />
  </>
);
