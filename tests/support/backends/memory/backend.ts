import type { Backend, BackendFeature, BackendFeatures } from '../../../../src/application/ports/backend.port';
import { CAPABILITIES } from '../../../../src/domain/shared/capability';
import { aMusicServer } from './memory-music';
import type { MemoryServer } from './memory-server';

/** A backend that sends nothing: everything is in the memory of the page. */
export const memoryBackend: Backend = backendOver(aMusicServer);

/** The same over a server of a test's own. */
export function backendOver(server: () => MemoryServer): Backend {
  return {
    id: 'memory',
    capabilities: CAPABILITIES,
    connect: () => {
      const connected = server();
      const features = featuresOf(connected);
      return { homeRows: connected.catalogue, load: (feature) => Promise.resolve(portsOf(features, feature)) };
    },
  };
}

const portsOf = <F extends BackendFeature>(features: BackendFeatures, feature: F): BackendFeatures[F] =>
  features[feature];

function featuresOf(server: MemoryServer): BackendFeatures {
  const { contactForm, devices, ownData, ownProfile, service } = server;
  const { documents, liveDevices, songsById, tokenRefresh } = server;
  return {
    account: {
      accountRegistration: service,
      accounts: service,
      contactForm,
      devices,
      ownData,
      ownProfile,
      passwordRecovery: service,
    },
    admin: server.administration.parts(),
    browse: server,
    idle: { pageViews: server.pageViews, serverProbe: { isReady: () => Promise.resolve(true) } },
    library: {
      accountHistory: server.heard,
      followedArtists: server.followed,
      library: server.library,
      annotatedSongs: server.annotated,
      ownPlaylists: server.playlists,
      savedCollections: server.saved,
    },
    live: { documents, liveDevices, songsById },
    player: server,
    session: { tokenRefresh },
    setup: server,
    shorts: server,
  };
}
