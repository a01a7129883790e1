import type { ContainerModule } from 'inversify';
import { songBackendModule } from './song-backend.module';

/** Every backend the product can speak to, one line each. A backend binds all product ports of the catalogue and the media domains. */
const BACKENDS = {
  song: songBackendModule,
} as const satisfies Record<string, ContainerModule>;

export type BackendName = keyof typeof BACKENDS;

export const backendModule = (name: BackendName): ContainerModule => BACKENDS[name];
