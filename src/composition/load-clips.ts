import type { Container } from 'inversify';
import type { ShortVideos } from '../domain/shorts/short-videos.port';
import { shortsModule, type BackendName } from './backends';
import { V } from './shorts-tokens';
import { resolve } from './token';

const loaded = new WeakSet<Container>();

/** The backend's port for clips, without anything that plays them. The ports are bound once and stay bound. */
export async function loadClips(container: Container, backend: BackendName): Promise<ShortVideos> {
  const ports = await shortsModule(backend);
  if (!loaded.has(container)) container.load(ports);
  loaded.add(container);
  return resolve(container, V.ShortVideos);
}
