import type { ContainerModule } from 'inversify';
import { songBackendModule } from './song-backend.module';

/**
 * Every backend that the app supports, one line each. A backend binds all ports of the catalogue, the media domains and the
 * renewal of the session at once, and those of accounts and browsing when they are needed.
 */
const BACKENDS = {
  song: {
    module: songBackendModule,
    account: () => import(/* webpackChunkName: "account" */ './song-account.module'),
    browse: () => import(/* webpackChunkName: "browse" */ './song-browse.module'),
    library: () => import(/* webpackChunkName: "library" */ './song-library.module'),
    shorts: () => import(/* webpackChunkName: "clips" */ './song-shorts.module'),
    live: () => {
      if (process.env['LIVE_AT'] === 'firebase')
        return import(/* webpackChunkName: "firebase-live" */ './firebase-live.module');
      return import(/* webpackChunkName: "live" */ './song-live.module');
    },
    admin: () => import(/* webpackChunkName: "admin-parts" */ './song-admin.module'),
  },
} as const satisfies Record<
  string,
  {
    module: ContainerModule;
    account(): Promise<{ accountModule: ContainerModule }>;
    browse(): Promise<{ browseModule: ContainerModule }>;
    library(): Promise<{ libraryModule: ContainerModule }>;
    shorts(): Promise<{ shortsModule: ContainerModule }>;
    live(): Promise<{ liveModule: ContainerModule }>;
    admin(): Promise<{ adminModule: ContainerModule }>;
  }
>;

export type BackendName = keyof typeof BACKENDS;

export const backendModule = (name: BackendName): ContainerModule => BACKENDS[name].module;

export const accountModule = async (name: BackendName): Promise<ContainerModule> =>
  (await BACKENDS[name].account()).accountModule;

export const browseModule = async (name: BackendName): Promise<ContainerModule> =>
  (await BACKENDS[name].browse()).browseModule;

export const libraryModule = async (name: BackendName): Promise<ContainerModule> =>
  (await BACKENDS[name].library()).libraryModule;

export const shortsModule = async (name: BackendName): Promise<ContainerModule> =>
  (await BACKENDS[name].shorts()).shortsModule;

export const liveModule = async (name: BackendName): Promise<ContainerModule> =>
  (await BACKENDS[name].live()).liveModule;
export const adminModule = async (name: BackendName): Promise<ContainerModule> =>
  (await BACKENDS[name].admin()).adminModule;
