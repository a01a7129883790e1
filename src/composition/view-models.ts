import type { Container } from 'inversify';
import type { PlayCollection } from '../application/catalogue/play-collection';
import type { LazyPlayer } from '../application/playback/player/lazy-player';
import type { ViewModels } from '../presentation/hooks/view-models-context';
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
import { lazyStart } from './lazy';
import { lazyPort } from './lazy-port';
import type { InstallPrompt } from '../infrastructure/system/install-prompt';
import { lazyDemo, lazyIdle, lazyServices } from './lazy-services';
import { browseDeps, lyricsDeps, searchDeps } from './page-deps';
import { provideFreshness } from './freshness';
import { libraryViewModels } from './library-view-models';
import { resolve } from './token';
import { Roles } from './roles';

/** Creates the view models that presentation needs; the lasting ones are created once. */
export function createViewModels(container: Container, languages: Languages, installPrompt: InstallPrompt): ViewModels {
  const catalogue = resolve(container, Roles.Catalogue);
  const notices = new NoticesViewModel();
  notifySessionEnd(resolve(container, Roles.SessionEndBroadcast).events, notices);
  const playback = lazyPlayer(container, notices);
  const player = new PlayerViewModel(playback, playback);
  const panel = new PanelViewModel();
  const home = homeViewModel(container);
  const library = libraryViewModels(container, notices, playback);
  return {
    notices,
    player,
    panel,
    playback,
    account: accountViewModel(container, notices),
    home,
    freshness: provideFreshness(container, languages, home, library.libraryDialogs),
    shell: shellViewModel(container, languages, notices),
    recent: new RecentViewModel(resolve(container, Roles.PlayHistory)),
    collections: new CollectionsViewModel(lazyCollectionPlayback(container, playback), notices),
    demo: new DemoViewModel(lazyDemo(container), home),
    imports: new ImportViewModel(resolve(container, Roles.ImportWatch), resolve(container, Roles.Timer), home),
    search: searchDeps(container),
    songMenu: new SongMenuViewModel(),
    fullScreen: new FullScreenViewModel(player, panel),
    lyrics: lyricsDeps(container, playback),
    browse: browseDeps(container, player, notices),
    ...library,
    songs: catalogue,
    supports: resolve(container, Roles.Supports),
    addressPicture: resolve(container, Roles.AddressMedia),
    ...lazyServices(container, playback),
    loadIdle: lazyIdle(container, player, installPrompt),
  };
}

const lazyCollectionPlayback = (container: Container, player: LazyPlayer): Pick<PlayCollection, 'execute'> =>
  lazyPort<Pick<PlayCollection, 'execute'>>(
    lazyStart(
      'playing collections',
      () => import(/* webpackChunkName: "player" */ '../application/catalogue/play-collection'),
      (code) => new code.PlayCollection(resolve(container, Roles.Catalogue), player),
      resolve(container, Roles.Logger),
    ),
  );

function accountViewModel(container: Container, notices: NoticesViewModel): AccountViewModel {
  return new AccountViewModel(resolve(container, Roles.Session), resolve(container, Roles.AccountGate), {
    services: resolve(container, Roles.AccountServices),
    clock: resolve(container, Roles.Clock),
    timer: resolve(container, Roles.Timer),
    notices,
  });
}

function homeViewModel(container: Container): HomeViewModel {
  const { homeRows } = resolve(container, Roles.Backend);
  const { changes } = resolve(container, Roles.LibraryAccess);
  return new HomeViewModel(homeRows, resolve(container, Roles.Timer), resolve(container, Roles.Clock), changes);
}

function shellViewModel(container: Container, languages: Languages, notices: NoticesViewModel): ShellViewModel {
  const preferences = resolve(container, Roles.Preferences);
  return new ShellViewModel(preferences, languages, resolve(container, Roles.Connectivity), notices);
}
