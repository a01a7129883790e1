import { LayerGuard } from './LayerGuard';
import { ScrollMemory } from './ScrollMemory';

/**
 * What going back and forward finds: pages where they were left, and layers that close first. They are one part of the shell,
 * which comes after the first page.
 */
export const BackAndForward = () => (
  <>
    <ScrollMemory />
    <LayerGuard />
  </>
);
