import type { Container } from 'inversify';
import { PlayCollection } from '../application/catalogue/play-collection';
import { deferStream } from '../application/deferred/defer-stream';
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
import { StageViewModel } from '../presentation/view-models/stage.view-model';
import { tellSessionEnd } from '../presentation/view-models/tell-session-end';
import { deferredPlayer } from './deferred-player';
import type { KeptQuestion } from '../infrastructure/system/install-question';
import { bringLater } from './bring-later';
import { broughtNeeds } from './brought-needs';
import { provideFreshness } from './freshness';
import { keepingViewModels } from './keeping-view-models';
import { resolve } from './token';
import { T } from './tokens';

/** Answers what presentation asks for; the lasting view models are made once. */
export function createViewModels(container: Container, languages: Languages, question: KeptQuestion): ViewModels {
  const catalogue = resolve(container, T.Catalogue);
  const timer = resolve(container, T.Timer);
  const notices = new NoticesViewModel();
  tellSessionEnd(resolve(container, T.EndTelling).events, notices);
  const deferred = deferredPlayer(container, notices);
  const player = new PlayerViewModel(deferred, deferred);
  const panel = new PanelViewModel();
  const { changes } = resolve(container, T.Keeping);
  const home = new HomeViewModel(resolve(container, T.HomeRows), timer, resolve(container, T.Clock), changes);
  const keep = keepingViewModels(container, notices, deferred);
  return {
    notices,
    player,
    panel,
    playback: deferred,
    account: accountViewModel(container, notices),
    home,
    freshness: provideFreshness(container, languages, home, keep.keeping),
    shell: new ShellViewModel(
      resolve(container, T.Preferences),
      languages,
      resolve(container, T.Connectivity),
      notices,
    ),
    recent: new RecentViewModel(resolve(container, T.PlayHistory)),
    collections: new CollectionsViewModel(new PlayCollection(catalogue, deferred), notices),
    demo: new DemoViewModel(deferStream(demoOf(container)), home),
    imports: new ImportViewModel(resolve(container, T.ImportWatch), timer, home),
    find: findNeeds(container),
    songMenu: new SongMenuViewModel(),
    stage: new StageViewModel(player, panel),
    lyrics: { sound: deferred, values: resolve(container, T.KeyValueStore), clock: resolve(container, T.Clock) },
    browse: browseNeeds(container, player, notices),
    ...keep,
    songs: catalogue,
    ...broughtNeeds(container, deferred),
    bringLater: bringLater(container, player, question),
  };
}

/** Comes with what stands around every page. */
const demoOf = (container: Container) => async () =>
  (await import(/* webpackChunkName: "around" */ './follow-demo')).followDemo(container);

const findNeeds = (container: Container): ViewModels['find'] => ({
  search: resolve(container, T.Search),
  browsing: resolve(container, T.Browsing),
  recentSearches: resolve(container, T.RecentSearches),
  timer: resolve(container, T.Timer),
});

function browseNeeds(container: Container, player: PlayerViewModel, notices: NoticesViewModel): ViewModels['browse'] {
  const { saving, following, changes } = resolve(container, T.Keeping);
  return {
    browsing: resolve(container, T.Browsing),
    gate: resolve(container, T.AccountGate),
    random: resolve(container, T.Random),
    ...{ saving, following, changes, player, notices },
  };
}

function accountViewModel(container: Container, notices: NoticesViewModel): AccountViewModel {
  return new AccountViewModel(resolve(container, T.Session), resolve(container, T.AccountGate), {
    bring: resolve(container, T.BringAccountParts),
    clock: resolve(container, T.Clock),
    timer: resolve(container, T.Timer),
    notices,
  });
}
