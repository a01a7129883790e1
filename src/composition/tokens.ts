import type { LibraryAccess } from '../application/library/library-access';
import type { Player } from '../application/playback/player/player';
import type { Preloader } from '../application/playback/preload/preloader';
import type { Clock } from '../application/ports/clock.port';
import type { Connectivity, ServerReach } from '../application/ports/connectivity.port';
import type { HttpTransport } from '../application/ports/http-transport.port';
import type { ImportWatch } from '../application/ports/import-watch.port';
import type { KeyValueStore } from '../application/ports/key-value-store.port';
import type { Logger } from '../application/ports/logger.port';
import type { MediaDomains } from '../application/ports/media-domains.port';
import type { PageLifecycle } from '../application/ports/page-lifecycle.port';
import type { Random } from '../application/ports/random.port';
import type { Timer } from '../application/ports/timer.port';
import type { Visibility } from '../application/ports/visibility.port';
import type { Preferences } from '../application/preferences/preferences';
import type { LoadAccountServices } from '../application/session/account-services';
import type { AccountGate } from '../application/session/account-gate';
import type { SessionEndBroadcast } from '../application/session/session-end-broadcast';
import type { Session } from '../application/session/session';
import type { StartSession } from '../application/start/start-session';
import type { Browsing } from '../domain/catalogue/browsing.port';
import type { Catalogue } from '../domain/catalogue/catalogue.port';
import type { HomeRows } from '../domain/catalogue/home-rows.port';
import type { PlayHistory } from '../domain/history/play-history.port';
import type { PlayReports } from '../domain/history/play-reports.port';
import type { RecentSearches } from '../domain/search/recent-searches.port';
import type { Search } from '../domain/search/search.port';
import type { TokenStore } from '../domain/session/token-store.port';
import { token } from './token';

/** One token for each role, with the name of the role. */
export const T = {
  AccountGate: token<AccountGate>('AccountGate'),
  LoadAccountServices: token<LoadAccountServices>('LoadAccountServices'),
  Browsing: token<Browsing>('Browsing'),
  Catalogue: token<Catalogue>('Catalogue'),
  Clock: token<Clock>('Clock'),
  Connectivity: token<Connectivity & ServerReach>('Connectivity'),
  /** Requests everything on screen again. */
  Freshness: token<{ renew(): void }>('Freshness'),
  HomeRows: token<HomeRows>('HomeRows'),
  HttpTransport: token<HttpTransport>('HttpTransport'),
  ImportWatch: token<ImportWatch>('ImportWatch'),
  LibraryAccess: token<LibraryAccess>('LibraryAccess'),
  KeyValueStore: token<KeyValueStore>('KeyValueStore'),
  Logger: token<Logger>('Logger'),
  MediaDomains: token<MediaDomains>('MediaDomains'),
  PageLifecycle: token<PageLifecycle>('PageLifecycle'),
  Player: token<Player>('Player'),
  PlayHistory: token<PlayHistory>('PlayHistory'),
  PlayReports: token<PlayReports>('PlayReports'),
  Preferences: token<Preferences>('Preferences'),
  Random: token<Random>('Random'),
  RecentSearches: token<RecentSearches>('RecentSearches'),
  Search: token<Search>('Search'),
  SessionEndBroadcast: token<SessionEndBroadcast>('SessionEndBroadcast'),
  Session: token<Session>('Session'),
  StartSession: token<StartSession>('StartSession'),
  Timer: token<Timer>('Timer'),
  TokenStore: token<TokenStore>('TokenStore'),
  Visibility: token<Visibility>('Visibility'),
  Preloader: token<Preloader>('Preloader'),
};
