import { LayerGuard } from './LayerGuard';
import { ScrollMemory } from './ScrollMemory';

/** What going back and forward finds: pages where they were left, and layers that close first. */
export const VisitHistory = () => (
  <>
    <ScrollMemory />
    <LayerGuard />
  </>
);
