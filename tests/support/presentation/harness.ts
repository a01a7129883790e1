import { of, Subject } from 'rxjs';
import { ListeningSettingsStore } from '../../../src/application/playback/settings/listening-settings-store';
import { PlayerStore } from '../../../src/application/playback/player/player-store';
import { SleepTimer } from '../../../src/application/playback/settings/sleep-timer';
import { Preferences } from '../../../src/application/preferences/preferences';
import type { DemoProgress } from '../../../src/application/ports/demo-watch.port';
import type { ImportProgress } from '../../../src/application/ports/import-watch.port';
import { ALL_SORTS, type Sorts } from '../../../src/domain/catalogue/sorts';
import type { CollectionRef } from '../../../src/domain/catalogue/collection-ref';
import type { HomeSection } from '../../../src/domain/catalogue/home-section';
import type { SongDetails } from '../../../src/domain/catalogue/song-details';
import type { Capability } from '../../../src/domain/shared/capability';
import type { ShortVideo } from '../../../src/domain/shorts/short-video';
import type { GatewayFailure } from '../../../src/domain/shared/gateway-failure';
import { succeed } from '../../../src/domain/shared/result';
import type { ViewModels } from '../../../src/presentation/hooks/view-models-context';
import { CollectionsViewModel } from '../../../src/presentation/view-models/collections.view-model';
import { DemoViewModel } from '../../../src/presentation/view-models/demo.view-model';
import { FreshnessViewModel } from '../../../src/presentation/view-models/freshness.view-model';
import { HomeViewModel } from '../../../src/presentation/view-models/home.view-model';
import { ImportViewModel } from '../../../src/presentation/view-models/import.view-model';
import type { Languages } from '../../../src/presentation/view-models/languages';
import { NoticesViewModel } from '../../../src/presentation/view-models/notices.view-model';
import { PanelViewModel } from '../../../src/presentation/view-models/panel.view-model';
import { PlayerViewModel } from '../../../src/presentation/view-models/player.view-model';
import { RecentViewModel } from '../../../src/presentation/view-models/recent.view-model';
import { ShellViewModel } from '../../../src/presentation/view-models/shell.view-model';
import { SongMenuViewModel } from '../../../src/presentation/view-models/song-menu.view-model';
import { FullScreenViewModel } from '../../../src/presentation/view-models/full-screen.view-model';
import { aFeed } from '../builders/a-feed';
import { ControlledCatalogue } from '../fakes/controlled-catalogue';
import { FakeConnectivity } from '../fakes/fake-connectivity';
import { FakeDevicesControl } from '../fakes/fake-devices-control';
import { FixedRandom } from '../fakes/fixed-random';
import { SONGS } from '../builders/a-collection';
import type { MemoryAdministration } from '../backends/memory/memory-administration';
import { MemoryServer } from '../backends/memory/memory-server';
import { MemoryRecentSearches } from '../fakes/memory-recent-searches';
import { MemoryStore } from '../fakes/memory-store';
import { MemoryPlayHistory } from '../fakes/recording-plays';
import { VirtualTime } from '../fakes/virtual-time';
import { AccountHarness, type AccountSetting } from './account-harness';
import { FakeMedia } from './fake-media';
import { FakePlayer } from './fake-player';
import { IdleHarness } from './idle-harness';
import { LibraryHarness } from './library-harness';

/** The settings of a test before the product is rendered. */
export interface Setting {
  readonly sections?: readonly HomeSection[];
  readonly songs?: readonly SongDetails[];
  readonly clips?: readonly ShortVideo[];
  readonly kept?: Readonly<Record<string, string>>;
  readonly importing?: ImportProgress;
  readonly homeFailure?: GatewayFailure;
  /** The failure returned for every song's details. */
  readonly songFailure?: GatewayFailure;
  readonly account?: AccountSetting;
  /** What the backend lacks. */
  readonly lacks?: readonly Capability[];
  /** The orders that the backend has; every one by default. */
  readonly sorts?: Sorts;
}

const surroundings = (stored: NonNullable<Setting['kept']>) => ({
  sound: new FakePlayer(),
  // The consent question about page views is not asked unless a test is about it.
  store: new MemoryStore({ pageViews: 'no', ...stored }),
  history: new MemoryPlayHistory(),
  connectivity: new FakeConnectivity(),
  demo: new Subject<DemoProgress>(),
  touched: [] as string[],
  collected: [] as string[],
  notices: new NoticesViewModel(),
});

/** What a backend without these capabilities says to the screens; its pictures are requested as they are addressed. */
const backendLacking = (lacks: readonly Capability[]): Pick<ViewModels, 'addressPicture' | 'supports'> => ({
  addressPicture: (url) => url,
  supports: (capability) => !lacks.includes(capability),
});

/** Real view models over fakes, and the fakes themselves. */
export function setHarness(languages: Languages, setting: Setting = {}) {
  const { songs = [], kept: stored = {}, lacks = [], sorts = ALL_SORTS } = setting;
  const time = new VirtualTime();
  const server = aServer(setting);
  const home = server.catalogue;
  const catalogue = new ControlledCatalogue(songs);
  songs.forEach(({ id }) => catalogue.failWith(`song ${id}`, setting.songFailure ?? null));
  const { sound, store, history, connectivity, demo, touched, collected, notices } = surroundings(stored);
  const player = new PlayerViewModel(sound, { preload: (id) => touched.push(id) });
  const accounts = { ...setting.account, hasAccounts: !lacks.includes('accounts') };
  const account = new AccountHarness(time, notices, accounts, server);
  const around = lookAround(account, { notices, clock: time, history });
  const listening = decideAboutSound(store, time);
  const devices = new FakeDevicesControl();
  const [feed, administration, later] = harnessOfPages(setting, store, player, server);
  const keep = viewModelsAround(around, { account, notices, player, time, sorts });
  const homeViewModel = new HomeViewModel(home, time, time, keep.libraryDialogs.deps.changes);
  const viewModels: ViewModels = {
    notices,
    ...backendLacking(lacks),
    account: account.viewModel,
    player,
    playback: sound,
    home: homeViewModel,
    shell: new ShellViewModel(new Preferences(store), languages, connectivity, notices),
    recent: new RecentViewModel(history),
    collections: new CollectionsViewModel(notingPlayback(collected), notices),
    demo: new DemoViewModel(demo, homeViewModel),
    imports: new ImportViewModel(server.importWatch, time, homeViewModel),
    ...keep,
    freshness: new FreshnessViewModel(newsOf(account, languages, connectivity), [homeViewModel, keep.libraryDialogs]),
    ...panelAndFullScreen(player, later),
    lyrics: { sound, values: store, clock: time },
    songs: catalogue,
    ...lazyDeps(feed, administration, devices),
    sound: { services: of(listening), timer: time },
  };
  const fakes = { account, time, home, catalogue, sound, store, connectivity, history, demo, administration, devices };
  return { ...around, ...fakes, later, listening, feed, viewModels, touched, collected };
}

const newsOf = ({ session }: AccountHarness, languages: Languages, connectivity: FakeConnectivity) => ({
  session: session.changes,
  languages: languages.changes,
  connectivity: connectivity.changes,
});

/** The fakes of features with pages of their own. */
const harnessOfPages = (setting: Setting, store: MemoryStore, player: PlayerViewModel, server: MemoryServer) =>
  [aFeed(setting.clips ?? []), server.administration, new IdleHarness(store, player, server.pageViews)] as const;

const lazyDeps = (
  feed: ReturnType<typeof aFeed>,
  administration: MemoryAdministration,
  devices: FakeDevicesControl,
) => ({
  live: { devices: of(devices) },
  admin: administration.parts(),
  shorts: { load: () => Promise.resolve(feed), videos: feed.videos },
});

/** A server with eight songs of one artist, and what can be saved, followed and read there. */
function aServer({ sections, clips, importing, homeFailure }: Setting): MemoryServer {
  const known = { songs: SONGS, collectionIds: ['a1', 'p1'], artistIds: ['artist-1'] };
  const server = new MemoryServer({ ...known, sections, clips });
  server.importing = importing ?? null;
  server.catalogue.failure = homeFailure ?? null;
  return server;
}

function decideAboutSound(values: MemoryStore, time: VirtualTime) {
  const settings = new ListeningSettingsStore(values);
  const song = { pause: () => undefined };
  const media = new FakeMedia();
  const sleep = new SleepTimer({ store: new PlayerStore(), settings, song }, time, time);
  return { settings, sleep, fakeMedia: media, ...media.parts() };
}

function panelAndFullScreen(player: PlayerViewModel, later: IdleHarness) {
  const panel = new PanelViewModel();
  const loadIdle = () => Promise.resolve(later.parts);
  return { panel, fullScreen: new FullScreenViewModel(player, panel), loadIdle };
}

/** Records the collections to be played. */
const notingPlayback = (collected: string[]) => ({
  execute: ({ kind, id }: CollectionRef) => {
    collected.push(`${kind} ${id}`);
    return Promise.resolve(succeed(undefined));
  },
});

/** Search, browsing and the library. */
function lookAround(account: AccountHarness, surroundings: ConstructorParameters<typeof LibraryHarness>[1]) {
  return {
    browsing: account.server.browsing,
    search: account.server.search,
    recentSearches: new MemoryRecentSearches(),
    kept: new LibraryHarness(account, surroundings),
  };
}

interface Company {
  readonly account: AccountHarness;
  readonly notices: NoticesViewModel;
  readonly player: PlayerViewModel;
  readonly time: VirtualTime;
  readonly sorts: Sorts;
}

function viewModelsAround(around: ReturnType<typeof lookAround>, { account, notices, player, time, sorts }: Company) {
  const { browsing, search, recentSearches, kept } = around;
  const { saving, following, changes } = kept.access;
  return {
    libraryDialogs: kept.libraryDialogs,
    annotations: kept.annotations,
    songMenu: new SongMenuViewModel(),
    browse: {
      browsing,
      saving,
      following,
      changes,
      player,
      notices,
      gate: account.gate,
      random: new FixedRandom(),
    },
    search: { search, browsing, sorts, recentSearches, timer: time },
  };
}

export type Harness = ReturnType<typeof setHarness>;
