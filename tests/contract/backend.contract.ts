import type {
  Backend,
  BackendEnvironment,
  BackendFeature,
  BackendFeatures,
} from '../../src/application/ports/backend.port';
import type { Capability } from '../../src/domain/shared/capability';

/** A backend, what a browser offers to it, and how many requests it has sent. */
export interface BackendWorld {
  readonly backend: Backend;
  readonly environment: BackendEnvironment;
  readonly sentCount: () => number;
}

type Features = Required<BackendFeatures>;

const FEATURES: Readonly<Record<BackendFeature, true>> = {
  account: true,
  admin: true,
  browse: true,
  externalLive: true,
  idle: true,
  library: true,
  live: true,
  player: true,
  session: true,
  setup: true,
  shorts: true,
};

/** The ports without which a backend has not what it says. */
const PORTS: Readonly<Record<Capability, (features: Features) => readonly unknown[]>> = {
  accounts: ({ account }) => [account.accounts, account.ownProfile],
  admin: ({ admin }) => [admin],
  comments: ({ shorts }) => [shorts.clipComments],
  contact: ({ account }) => [account.contactForm],
  devices: ({ account }) => [account.devices],
  following: ({ library }) => [library.followedArtists],
  library: ({ library }) => [library.library],
  likes: ({ library }) => [library.annotatedSongs],
  live: ({ live }) => [live],
  loudness: ({ player }) => [player.catalogue],
  lyrics: ({ player }) => [player.catalogue],
  ownData: ({ account }) => [account.ownData],
  pageViews: ({ idle }) => [idle.pageViews],
  passwordRecovery: ({ account }) => [account.passwordRecovery],
  playlists: ({ library }) => [library.ownPlaylists],
  profile: ({ account }) => [account.ownProfile],
  registration: ({ account }) => [account.accountRegistration],
  saving: ({ library }) => [library.savedCollections],
  shorts: ({ shorts }) => [shorts.shortVideos],
};

/** What a capability is nothing without. */
const RESTS_ON: Partial<Record<Capability, Capability>> = {
  admin: 'accounts',
  comments: 'shorts',
  devices: 'accounts',
  following: 'accounts',
  library: 'accounts',
  likes: 'accounts',
  live: 'accounts',
  ownData: 'accounts',
  passwordRecovery: 'accounts',
  playlists: 'accounts',
  profile: 'accounts',
  registration: 'accounts',
  saving: 'accounts',
};

async function loadAll({ backend, environment }: BackendWorld): Promise<Features> {
  const { load } = backend.connect(environment);
  const names = Object.keys(FEATURES) as BackendFeature[];
  const loaded = await Promise.all(names.map(async (name) => [name, await load(name)] as const));
  return Object.fromEntries(loaded) as unknown as Features;
}

/** Contract tests of a whole `Backend`; the suites of the ports test each adapter. */
export function describeBackend(name: string, makeWorld: () => BackendWorld): void {
  describe(`${name} as a backend`, () => {
    it('sends nothing while it is connected and its code is loaded', async () => {
      const world = makeWorld();
      await loadAll(world);
      expect(world.sentCount()).toBe(0);
    });

    it('has what no backend may lack', async () => {
      const { browse, idle, player } = await loadAll(makeWorld());
      const ports = [browse.browsing, browse.search, idle.serverProbe, player.catalogue];
      expect(ports.filter((port) => port === undefined)).toEqual([]);
    });

    it('has the ports of each capability that it names', async () => {
      const world = makeWorld();
      const features = await loadAll(world);
      const lacking = world.backend.capabilities.filter((each) => PORTS[each](features).includes(undefined));
      expect(lacking).toEqual([]);
    });

    it('names each capability once, and with it what it rests on', () => {
      const { capabilities } = makeWorld().backend;
      const needed = capabilities.flatMap((each) => RESTS_ON[each] ?? []);
      expect([...new Set(capabilities)]).toEqual(capabilities);
      expect(needed.filter((each) => !capabilities.includes(each))).toEqual([]);
    });
  });
}
