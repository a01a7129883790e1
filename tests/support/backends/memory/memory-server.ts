import type { DemoProgress } from '../../../../src/application/ports/demo-watch.port';
import type { ImportProgress } from '../../../../src/application/ports/import-watch.port';
import type { HomeSection } from '../../../../src/domain/catalogue/home-section';
import type { Song } from '../../../../src/domain/catalogue/song';
import type { LibraryItem } from '../../../../src/domain/library/library.port';
import { succeed } from '../../../../src/domain/shared/result';
import type { ShortVideo } from '../../../../src/domain/shorts/short-video';
import { MemoryAccountHistory } from './memory-account-history';
import { MemoryAdministration } from './memory-administration';
import { MemoryBrowsing } from './memory-browsing';
import { MemoryCatalogue } from './memory-catalogue';
import { MemoryClipComments, SaidOfClips } from './memory-clip-comments';
import { MemoryContactForm } from './memory-contact-form';
import { MemoryDemoWatch } from './memory-demo-watch';
import { MemoryDevices } from './memory-devices';
import { DocumentShelf, MemoryDocuments } from './memory-documents';
import { MemoryFollowedArtists } from './memory-followed-artists';
import { MemoryLibrary, type KeptThings } from './memory-library';
import { MemoryAnnotatedSongs } from './memory-annotated-songs';
import { MeetingPlace, MemoryLiveDevices } from './memory-live-devices';
import { MemoryOwnData } from './memory-own-data';
import { MemoryOwnPlaylists, PlaylistShelf } from './memory-own-playlists';
import { MemoryOwnProfile } from './memory-own-profile';
import { MemoryPageViews } from './memory-page-views';
import { MemoryPlayReports } from './memory-play-reports';
import { MemorySavedCollections } from './memory-saved-collections';
import { MemorySearch } from './memory-search';
import { MemoryShortVideos } from './memory-short-videos';
import { MemorySignInService } from './memory-sign-in-service';
import { MemorySongsById } from './memory-songs-by-id';
import { MemoryTokenRefresh } from './memory-token-refresh';

/** The content of a server. Songs are in album order, newest first. */
export interface MemoryContent {
  readonly songs?: readonly Song[];
  readonly sections?: readonly HomeSection[];
  readonly clips?: readonly ShortVideo[];
  /** Ids of what can be saved, beside songs. */
  readonly collectionIds?: readonly string[];
  readonly artistIds?: readonly string[];
  /** Ids of the songs of playlists and categories, by kind and id, as in "playlist 1". */
  readonly lists?: ReadonlyMap<string, readonly string[]>;
}

const KEPT_AT = '2026-11-21T08:00:00.000Z';
const NO_DEMO: DemoProgress = { state: 'off', made: 0, total: 0, current: null, remaining: null };

/** A server in memory, as one listener's browser reaches it: the state, and the port of each of its functions. */
export class MemoryServer {
  readonly service = new MemorySignInService();
  readonly tokenRefresh = new MemoryTokenRefresh((session) => this.hasSession(session));
  readonly ownProfile = new MemoryOwnProfile(this.service);
  readonly devices = new MemoryDevices(this.service);
  readonly ownData = new MemoryOwnData(this.service);
  readonly contactForm = new MemoryContactForm();
  readonly administration = new MemoryAdministration();
  readonly pageViews = new MemoryPageViews();
  readonly demoWatch = new MemoryDemoWatch(NO_DEMO);
  /** The progress of an import, for those who may see it. */
  importing: ImportProgress | null = null;
  readonly importWatch = { read: () => Promise.resolve(succeed(this.importing)) };
  readonly documents = new MemoryDocuments(new DocumentShelf());
  readonly liveDevices = new MemoryLiveDevices(new MeetingPlace(), 'here');
  readonly browsing = new MemoryBrowsing();
  readonly catalogue: MemoryCatalogue;
  readonly search: MemorySearch;
  readonly songsById: MemorySongsById;
  readonly playReports: MemoryPlayReports;
  readonly heard = new MemoryAccountHistory(() => this.listener !== null);
  readonly saved: MemorySavedCollections;
  readonly annotated: MemoryAnnotatedSongs;
  readonly followed: MemoryFollowedArtists;
  readonly shelf: PlaylistShelf;
  readonly playlists: MemoryOwnPlaylists;
  readonly library = new MemoryLibrary(() => this.keptThings());
  /** The items of the library other than own playlists. */
  keptItems: readonly LibraryItem[] = [];
  readonly shortVideos: MemoryShortVideos;
  readonly clipComments: MemoryClipComments;

  constructor(private readonly content: MemoryContent = {}) {
    const { songs = [], sections = [], clips = [], collectionIds = [], artistIds = [], lists } = content;
    const songIds = songs.map(({ id }) => id);
    this.catalogue = new MemoryCatalogue(songs, sections, lists);
    this.search = new MemorySearch(songs);
    this.songsById = new MemorySongsById(songs);
    this.playReports = new MemoryPlayReports(songs, (song) => this.heard.hear(song));
    this.saved = new MemorySavedCollections(collectionIds);
    this.annotated = new MemoryAnnotatedSongs(songIds);
    this.followed = new MemoryFollowedArtists(artistIds);
    this.shelf = new PlaylistShelf(songIds);
    this.playlists = new MemoryOwnPlaylists(this.shelf, () => this.listener);
    this.shortVideos = new MemoryShortVideos(clips, () => this.listener !== null);
    const said = new SaidOfClips(clips.map(({ id }) => id));
    this.clipComments = new MemoryClipComments(said, () => this.service.current?.profile.name ?? null);
  }

  /** The account that is signed in, by its id. */
  private get listener(): string | null {
    return this.service.current?.profile.id ?? null;
  }

  private hasSession(session: string): boolean {
    return [...this.service.accounts.values()].some(({ devices }) => devices.some(({ id }) => id === session));
  }

  private keptThings(): KeptThings | null {
    const { listener } = this;
    if (listener === null) return null;
    const own = this.shelf.shelved.filter((each) => each.owner === listener);
    const made = own.map(({ playlist }): LibraryItem => ({
      item: { type: 'playlist', playlist },
      keptAt: KEPT_AT,
      isOwn: true,
    }));
    const liked = (this.content.songs ?? []).filter(({ id }) => this.annotated.liked.has(id));
    const heardCount = this.heard.heard.length;
    return {
      items: [...made, ...this.keptItems],
      liked: { songCount: liked.length, duration: liked.reduce((sum, { duration }) => sum + duration, 0) },
      heard: { songCount: heardCount, todayCount: heardCount },
      ownerName: this.service.current?.profile.name ?? '',
    };
  }
}
