import type { AbsentThings } from '../../domain/administration/absent-things.port';
import type { AccountAdministration } from '../../domain/administration/account-administration.port';
import type { CommentModeration } from '../../domain/administration/comment-moderation.port';
import type { FolderFiles } from '../../domain/administration/folder-files.port';
import type { LibraryCare } from '../../domain/administration/library-care.port';
import type { ListeningFigures } from '../../domain/administration/listening-figures.port';
import type { SongAdministration } from '../../domain/administration/song-administration.port';
import type { Browsing } from '../../domain/catalogue/browsing.port';
import type { Catalogue } from '../../domain/catalogue/catalogue.port';
import type { HomeRows } from '../../domain/catalogue/home-rows.port';
import type { Sorts } from '../../domain/catalogue/sorts';
import type { SongsById } from '../../domain/catalogue/songs-by-id.port';
import type { ContactForm } from '../../domain/contact/contact-form.port';
import type { Documents } from '../../domain/documents/documents.port';
import type { AccountHistory } from '../../domain/history/account-history.port';
import type { PlayReports } from '../../domain/history/play-reports.port';
import type { AnnotatedSongs } from '../../domain/library/annotated-songs.port';
import type { FollowedArtists } from '../../domain/library/followed-artists.port';
import type { Library } from '../../domain/library/library.port';
import type { OwnPlaylists } from '../../domain/library/own-playlists.port';
import type { SavedCollections } from '../../domain/library/saved-collections.port';
import type { LiveDevices } from '../../domain/live/live-devices.port';
import type { PageViews } from '../../domain/page-views/page-views.port';
import type { OwnData } from '../../domain/profile/own-data.port';
import type { OwnProfile } from '../../domain/profile/own-profile.port';
import type { Search } from '../../domain/search/search.port';
import type { AccountRegistration } from '../../domain/session/account-registration.port';
import type { Accounts } from '../../domain/session/accounts.port';
import type { Devices } from '../../domain/session/devices.port';
import type { PasswordRecovery } from '../../domain/session/password-recovery.port';
import type { TokenRefresh } from '../../domain/session/token-refresh.port';
import type { ClipComments } from '../../domain/shorts/clip-comments.port';
import type { Capability } from '../../domain/shared/capability';
import type { ShortVideos } from '../../domain/shorts/short-videos.port';
import type { BackendProtocol } from './backend-protocol.port';
import type { Clock } from './clock.port';
import type { Connectivity, ServerReachability } from './connectivity.port';
import type { DemoWatch } from './demo-watch.port';
import type { HttpTransport } from './http-transport.port';
import type { ImportWatch } from './import-watch.port';
import type { KeyValueStore } from './key-value-store.port';
import type { LiveTickets } from './live-tickets.port';
import type { MediaDomains } from './media-domains.port';
import type { PageDepartures } from './page-departures.port';
import type { Random } from './random.port';
import type { ServerProbe } from './server-probe.port';
import type { Timer } from './timer.port';
import type { Visibility } from './visibility.port';

/** The ways to send requests, each for the protocol of the backend. */
export interface BackendTransports {
  /** Sends the session's token, and renews it when the backend says that it has expired. */
  inSession(protocol: BackendProtocol): HttpTransport;
  /** For calls that begin or renew a session: their answers do not affect the stored one. */
  outsideSession(protocol: BackendProtocol): HttpTransport;
  /** For small requests that are completed even when the page is closed. The code is loaded by the call. */
  keepalive(protocol: BackendProtocol): Promise<HttpTransport>;
}

/** How a page holds a socket in this browser. */
export interface SocketEnvironment {
  /** When a socket is closed, so that the page can enter the back/forward cache. */
  readonly departures: PageDepartures;
  /** The address of the shared worker that must hold the page's sockets; null where the page may hold them itself. */
  readonly workerPath: string | null;
}

/** What the app offers to a backend. */
export interface BackendEnvironment {
  /**
   * The address of the backend's server, without a slash at its end: `https://music.example` or `https://example.com/music`. Null
   * for a backend that needs none.
   */
  readonly serverUrl: string | null;
  readonly transports: BackendTransports;
  readonly values: KeyValueStore;
  readonly clock: Clock;
  readonly timer: Timer;
  readonly random: Random;
  readonly connectivity: Connectivity & ServerReachability;
  readonly visibility: Visibility;
  /** The code is loaded by the call. */
  readonly sockets: () => Promise<SocketEnvironment>;
}

interface AccountPorts {
  readonly accountRegistration: AccountRegistration;
  readonly accounts: Accounts;
  readonly contactForm: ContactForm;
  readonly devices: Devices;
  readonly ownData: OwnData;
  readonly ownProfile: OwnProfile;
  readonly passwordRecovery: PasswordRecovery;
}

interface AdminPorts {
  readonly absent: AbsentThings;
  readonly accounts: AccountAdministration;
  readonly comments: CommentModeration;
  readonly figures: ListeningFigures;
  readonly files: FolderFiles;
  readonly library: LibraryCare;
  readonly songs: SongAdministration;
}

interface LibraryPorts {
  readonly accountHistory: AccountHistory;
  readonly annotatedSongs: AnnotatedSongs;
  readonly followedArtists: FollowedArtists;
  readonly library: Library;
  readonly ownPlaylists: OwnPlaylists;
  readonly savedCollections: SavedCollections;
}

/**
 * The ports of each feature that is loaded when it is first used. What a backend may lack is optional here, and the app goes on
 * without it, as `docs/guides/adding-a-backend.md` says for each port.
 */
export interface BackendFeatures {
  readonly account: Partial<AccountPorts>;
  readonly admin?: AdminPorts;
  readonly browse: { readonly browsing: Browsing; readonly search: Search };
  /** For builds whose devices connect through a service outside the backend. */
  readonly externalLive?: { readonly songsById: SongsById; readonly tickets: LiveTickets };
  readonly idle: { readonly pageViews?: PageViews; readonly serverProbe: ServerProbe };
  readonly library: Partial<LibraryPorts>;
  readonly live?: { readonly documents: Documents; readonly liveDevices: LiveDevices; readonly songsById: SongsById };
  readonly player: { readonly catalogue: Catalogue; readonly playReports?: PlayReports };
  /** Absent where a token does not expire, or cannot be renewed: an answer `expired` then ends the session. */
  readonly session?: { readonly tokenRefresh: TokenRefresh };
  /** How far the server is with music that is not in the library yet. */
  readonly setup: { readonly demoWatch?: DemoWatch; readonly importWatch?: ImportWatch };
  readonly shorts: { readonly clipComments?: ClipComments; readonly shortVideos?: ShortVideos };
}

export type BackendFeature = keyof BackendFeatures;

/** The ports of a feature that the backend has. */
export type PortsOf<F extends BackendFeature> = NonNullable<BackendFeatures[F]>;

/** A backend that the app is connected to. */
export interface ConnectedBackend {
  readonly homeRows: HomeRows;
  /** Absent where media have no addresses of their own. */
  readonly mediaDomains?: MediaDomains;
  /**
   * Completes an address of a song, a segment, a clip, captions or a picture just before it is requested, for a server that wants the
   * session's token there: `…/stream?id=1` becomes `…/stream?id=1&apiKey=…`. The adapter's answers contain addresses without the token,
   * because queues and lists are stored. It is asked only about addresses of the backend's own server. The same address and token must
   * give the same text, or pictures load again; an address that has the token already stays as it is. Not called as a method.
   */
  readonly addressMedia?: (url: string, accessToken: string | null) => string;
  /**
   * Loads the code of a feature and makes its ports. Rejects if the code cannot be loaded. Called once for each feature, and again
   * only after a failure; not called as a method, so it may not use `this`.
   */
  load<F extends BackendFeature>(feature: F): Promise<BackendFeatures[F]>;
}

/** A kind of server that the app can talk to. */
export interface Backend {
  /** Its name in the registry and in `npm run build -- --backend=<id>`. */
  readonly id: string;
  readonly capabilities: readonly Capability[];
  /** The orders of its lists; absent where it has every order. */
  readonly sorts?: Sorts;
  /**
   * Whether its server is not the one that serves the page, so that a build must be told its address (`--backend-url=<address>`). The
   * page's policy then allows the origin of this address for requests, pictures and media.
   */
  readonly needsServerUrl?: boolean;
  /** Sends nothing yet. */
  connect(environment: BackendEnvironment): ConnectedBackend;
}
