import type { Container } from 'inversify';
import type { DeferredPlayer } from '../application/playback/deferred-player';
import type { ShortParts } from '../application/shorts/short-parts';
import type { BackendName } from './backends';
import { bringClips } from './bring-clips';
import { startShorts } from './start-shorts';

const brought = new WeakMap<Container, Promise<ShortParts>>();

/** The parts of the feed over what the backend binds for it: once; after a failure the next one tries again. */
export function bringShorts(container: Container, backend: BackendName, player: DeferredPlayer): Promise<ShortParts> {
  const parts = brought.get(container) ?? begin(container, backend, player);
  brought.set(container, parts);
  parts.catch(() => brought.delete(container));
  return parts;
}

async function begin(container: Container, backend: BackendName, player: DeferredPlayer): Promise<ShortParts> {
  // Once bound it stays so, also where the elements' code did not come.
  await bringClips(container, backend);
  return startShorts(container, player);
}
