import type { Container } from 'inversify';
import { PlayCollection } from '../application/catalogue/play-collection';
import { lazyStream } from '../application/lazy/lazy-stream';
import type { ViewModels } from '../presentation/app/view-models-context';
import { AccountViewModel } from '../presentation/view-models/account.view-model';
import { CollectionsViewModel } from '../presentation/view-models/collections.view-model';
import { DemoViewModel } from '../presentation/view-models/demo.view-model';
import { HomeViewModel } from '../presentation/view-models/home.view-model';
import { ImportViewModel } from '../presentation/view-models/import.view-model';
import type { Languages } from '../presentation/view-models/languages';
import { NoticesViewModel } from '../presentation/view-models/notices.view-model';
import { PanelViewModel } from '../presentation/view-models/panel.view-model';
import { PlayerViewModel } from '../presentation/view-models/player.view-model';
import { RecentViewModel } from '../presentation/view-models/recent.view-model';
import { ShellViewModel } from '../presentation/view-models/shell.view-model';
import { SongMenuViewModel } from '../presentation/view-models/song-menu.view-model';
import { FullScreenViewModel } from '../presentation/view-models/full-screen.view-model';
import { notifySessionEnd } from '../presentation/view-models/notify-session-end';
import { lazyPlayer } from './lazy-player';
import type { InstallPrompt } from '../infrastructure/system/install-prompt';
import { loadIdle } from './load-idle';
import { lazyDeps } from './lazy-deps';
import { provideFreshness } from './freshness';
import { libraryViewModels } from './library-view-models';
import { resolve } from './token';
import { T } from './tokens';

/** Creates the view models that presentation needs; the lasting ones are created once. */
export function createViewModels(container: Container, languages: Languages, question: InstallPrompt): ViewModels {
  const catalogue = resolve(container, T.Catalogue);
  const timer = resolve(container, T.Timer);
  const notices = new NoticesViewModel();
  notifySessionEnd(resolve(container, T.SessionEndBroadcast).events, notices);
  const playback = lazyPlayer(container, notices);
  const player = new PlayerViewModel(playback, playback);
  const panel = new PanelViewModel();
  const { changes } = resolve(container, T.LibraryAccess);
  const home = new HomeViewModel(resolve(container, T.HomeRows), timer, resolve(container, T.Clock), changes);
  const library = libraryViewModels(container, notices, playback);
  return {
    notices,
    player,
    panel,
    playback: playback,
    account: accountViewModel(container, notices),
    home,
    freshness: provideFreshness(container, languages, home, library.libraryDialogs),
    shell: new ShellViewModel(
      resolve(container, T.Preferences),
      languages,
      resolve(container, T.Connectivity),
      notices,
    ),
    recent: new RecentViewModel(resolve(container, T.PlayHistory)),
    collections: new CollectionsViewModel(new PlayCollection(catalogue, playback), notices),
    demo: new DemoViewModel(lazyStream(demoOf(container)), home),
    imports: new ImportViewModel(resolve(container, T.ImportWatch), timer, home),
    search: searchDeps(container),
    songMenu: new SongMenuViewModel(),
    fullScreen: new FullScreenViewModel(player, panel),
    lyrics: { sound: playback, values: resolve(container, T.KeyValueStore), clock: resolve(container, T.Clock) },
    browse: browseDeps(container, player, notices),
    ...library,
    songs: catalogue,
    ...lazyDeps(container, playback),
    loadIdle: loadIdle(container, player, question),
  };
}

/** Fetched with the parts that surround every page. */
const demoOf = (container: Container) => async () =>
  (await import(/* webpackChunkName: "around" */ './follow-demo')).followDemo(container);

const searchDeps = (container: Container): ViewModels['search'] => ({
  search: resolve(container, T.Search),
  browsing: resolve(container, T.Browsing),
  recentSearches: resolve(container, T.RecentSearches),
  timer: resolve(container, T.Timer),
});

function browseDeps(container: Container, player: PlayerViewModel, notices: NoticesViewModel): ViewModels['browse'] {
  const { saving, following, changes } = resolve(container, T.LibraryAccess);
  return {
    browsing: resolve(container, T.Browsing),
    gate: resolve(container, T.AccountGate),
    random: resolve(container, T.Random),
    ...{ saving, following, changes, player, notices },
  };
}

function accountViewModel(container: Container, notices: NoticesViewModel): AccountViewModel {
  return new AccountViewModel(resolve(container, T.Session), resolve(container, T.AccountGate), {
    load: resolve(container, T.LoadAccountServices),
    clock: resolve(container, T.Clock),
    timer: resolve(container, T.Timer),
    notices,
  });
}
