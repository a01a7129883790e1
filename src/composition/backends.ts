import type { ContainerModule } from 'inversify';
import { songBackendModule } from './song-backend.module';

/**
 * Every backend the product can speak to, one line each. A backend binds all product ports of the catalogue, the media
 * domains and the renewal of the session at once, those of accounts when they are needed.
 */
const BACKENDS = {
  song: { module: songBackendModule, account: () => import(/* webpackChunkName: "account" */ './song-account.module') },
} as const satisfies Record<
  string,
  { module: ContainerModule; account(): Promise<{ accountModule: ContainerModule }> }
>;

export type BackendName = keyof typeof BACKENDS;

export const backendModule = (name: BackendName): ContainerModule => BACKENDS[name].module;

export const accountModule = async (name: BackendName): Promise<ContainerModule> =>
  (await BACKENDS[name].account()).accountModule;
