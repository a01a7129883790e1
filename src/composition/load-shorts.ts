import type { Container } from 'inversify';
import type { LazyPlayer } from '../application/playback/player/lazy-player';
import type { ShortsServices } from '../application/shorts/shorts-services';
import type { BackendName } from './backends';
import { loadClips } from './load-clips';
import { startShorts } from './start-shorts';

const loaded = new WeakMap<Container, Promise<ShortsServices>>();

/** The services of the feed, over what the backend binds for them, created once; after a failure the next call tries again. */
export function loadShorts(container: Container, backend: BackendName, player: LazyPlayer): Promise<ShortsServices> {
  const parts = loaded.get(container) ?? startFeed(container, backend, player);
  loaded.set(container, parts);
  parts.catch(() => loaded.delete(container));
  return parts;
}

async function startFeed(container: Container, backend: BackendName, player: LazyPlayer): Promise<ShortsServices> {
  // The ports stay bound even if the code for the media elements could not be loaded.
  await loadClips(container, backend);
  return startShorts(container, player);
}
