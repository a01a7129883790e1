import type {
  Backend,
  BackendEnvironment,
  BackendFeature,
  BackendFeatures,
  ConnectedBackend,
} from '../../../application/ports/backend.port';
import { CAPABILITIES } from '../../../domain/shared/capability';
import { SongHomeRows } from './catalogue/song-home-rows';
import { CdnDomains } from './cdn-domains';
import { SONG_PROTOCOL } from './song-protocol';
import type { SongServer } from './song-server';

/** Our own server. */
export const songBackend: Backend = {
  id: 'song',
  capabilities: CAPABILITIES,
  connect,
};

function connect(environment: BackendEnvironment): ConnectedBackend {
  const { transports, values } = environment;
  const transport = transports.inSession(SONG_PROTOCOL);
  const cdn = new CdnDomains(transport, values);
  const server: SongServer = { environment, transport, cdn };
  return {
    homeRows: new SongHomeRows(transport, cdn),
    mediaDomains: cdn,
    load: async (feature) => (await FEATURES[feature]()).ports(server),
  };
}

type Ports<F extends BackendFeature> = BackendFeatures[F] | Promise<BackendFeatures[F]>;

/** The code of each feature, in the chunk of the code that uses it first. */
const FEATURES: { readonly [F in BackendFeature]: () => Promise<{ ports(server: SongServer): Ports<F> }> } = {
  account: () => import(/* webpackChunkName: "account" */ './ports/account-ports'),
  admin: () => import(/* webpackChunkName: "admin-parts" */ './ports/admin-ports'),
  browse: () => import(/* webpackChunkName: "browse" */ './ports/browse-ports'),
  externalLive: () => import(/* webpackChunkName: "firebase-live" */ './ports/external-live-ports'),
  idle: () => import(/* webpackChunkName: "idle" */ './ports/idle-ports'),
  library: () => import(/* webpackChunkName: "library" */ './ports/library-ports'),
  live: () => import(/* webpackChunkName: "live" */ './ports/live-ports'),
  player: () => import(/* webpackChunkName: "player" */ './ports/player-ports'),
  session: () => import(/* webpackChunkName: "account" */ './ports/session-ports'),
  setup: () => import(/* webpackChunkName: "around" */ './ports/setup-ports'),
  shorts: () => import(/* webpackChunkName: "clips" */ './ports/shorts-ports'),
};
