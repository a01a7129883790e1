import type { Container } from 'inversify';
import type { LazyPlayer } from '../application/playback/lazy-player';
import type { ShortsServices } from '../application/shorts/shorts-services';
import type { BackendName } from './backends';
import { loadClips } from './load-clips';
import { startShorts } from './start-shorts';

const loaded = new WeakMap<Container, Promise<ShortsServices>>();

/** The parts of the feed over what the backend binds for it: once; after a failure the next one tries again. */
export function loadShorts(container: Container, backend: BackendName, player: LazyPlayer): Promise<ShortsServices> {
  const parts = loaded.get(container) ?? startFeed(container, backend, player);
  loaded.set(container, parts);
  parts.catch(() => loaded.delete(container));
  return parts;
}

async function startFeed(container: Container, backend: BackendName, player: LazyPlayer): Promise<ShortsServices> {
  // Once bound it stays so, also where the elements' code did not come.
  await loadClips(container, backend);
  return startShorts(container, player);
}
