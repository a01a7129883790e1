import { NEVER } from 'rxjs';
import { FollowArtist } from '../../../src/application/library/follow-artist';
import { ListeningHistory } from '../../../src/application/library/listening-history';
import type { LibraryAccess } from '../../../src/application/library/library-access';
import { LibraryChanges } from '../../../src/application/library/library-changes';
import { SaveCollection } from '../../../src/application/library/save-collection';
import { SetPlaylistCover } from '../../../src/application/library/set-playlist-cover';
import { SongLikes } from '../../../src/application/library/song-likes';
import { publishPlaylistChanges } from '../../../src/application/library/publish-playlist-changes';
import type { PlayHistory } from '../../../src/domain/history/play-history.port';
import type { LibraryItem } from '../../../src/domain/library/library.port';
import { fail, succeed } from '../../../src/domain/shared/result';
import { LibraryDialogsViewModel } from '../../../src/presentation/view-models/library/library-dialogs.view-model';
import { LikesViewModel } from '../../../src/presentation/view-models/library/likes.view-model';
import type { NoticesViewModel } from '../../../src/presentation/view-models/notices.view-model';
import { SONGS } from '../builders/a-collection';
import { MemoryAccountHistory } from '../backends/memory/memory-account-history';
import { MemorySavedCollections } from '../backends/memory/memory-saved-collections';
import { MemoryFollowedArtists } from '../backends/memory/memory-followed-artists';
import { MemoryLibrary, type KeptThings } from '../backends/memory/memory-library';
import { MemoryLikedSongs } from '../backends/memory/memory-liked-songs';
import { MemoryOwnPlaylists, PlaylistShelf } from '../backends/memory/memory-own-playlists';
import { NO_LOCKS } from '../fakes/memory-tabs';
import { RecordingLogger } from '../fakes/recording-logger';
import type { VirtualTime } from '../fakes/virtual-time';
import type { AccountHarness } from './account-harness';

const KNOWN_COLLECTIONS = ['a1', 'p1'];
const KNOWN_SONGS = SONGS.map(({ id }) => id);
const KNOWN_ARTISTS = ['artist-1'];
const KEPT_AT = '2026-11-21T08:00:00.000Z';

interface Surroundings {
  readonly notices: NoticesViewModel;
  readonly clock: VirtualTime;
  /** The playback history stored in this browser. */
  readonly history: PlayHistory;
}

/** Real use cases of the library over fakes in memory, and the product's view of them. */
export class LibraryHarness {
  readonly saved = new MemorySavedCollections(KNOWN_COLLECTIONS);
  readonly liked = new MemoryLikedSongs(KNOWN_SONGS);
  readonly followed = new MemoryFollowedArtists(KNOWN_ARTISTS);
  readonly shelf = new PlaylistShelf(KNOWN_SONGS);
  readonly heard = new MemoryAccountHistory(() => this.owner !== null);
  readonly library = new MemoryLibrary(() => this.keptThings());
  /** The items of the library other than own playlists. */
  keptItems: readonly LibraryItem[] = [];
  readonly access: LibraryAccess;
  readonly libraryDialogs: LibraryDialogsViewModel;
  readonly likes: LikesViewModel;

  constructor(
    private readonly account: AccountHarness,
    { notices, clock, history }: Surroundings,
  ) {
    const kept = new LibraryChanges({ announcements: NEVER, announce: () => undefined });
    const playlists = publishPlaylistChanges(new MemoryOwnPlaylists(this.shelf, () => this.owner), kept);
    const covers = new SetPlaylistCover(account.shrinker, playlists);
    this.access = {
      library: this.library,
      playlists,
      history: new ListeningHistory(this.heard, history, account.session),
      likes: new SongLikes(this.liked, kept, NO_LOCKS, new RecordingLogger()),
      saving: new SaveCollection(this.saved, kept, NO_LOCKS),
      following: new FollowArtist(this.followed, kept, NO_LOCKS),
      changes: kept.stream,
      onRemoteChange: async (change) => kept.onRemoteChange(change),
      setCover: (playlistId, file) => covers.execute(playlistId, file),
    };
    const playLiked = () =>
      Promise.resolve(this.owner === null ? fail({ kind: 'unauthenticated' } as const) : succeed(undefined));
    this.libraryDialogs = new LibraryDialogsViewModel(account.gate, { ...this.access, notices, clock, playLiked });
    this.likes = new LikesViewModel(this.access.likes, account.gate, account.session.changes, notices);
  }

  private get owner(): string | null {
    return this.account.session.state.kind === 'signed-in' ? this.account.account.profile.id : null;
  }

  private keptThings(): KeptThings | null {
    const { owner } = this;
    if (owner === null) return null;
    const own = this.shelf.shelved.filter((each) => each.owner === owner);
    const made = own.map(({ playlist }): LibraryItem => ({
      item: { type: 'playlist', playlist },
      keptAt: KEPT_AT,
      isOwn: true,
    }));
    const liked = SONGS.filter(({ id }) => this.liked.liked.has(id));
    const heardCount = this.heard.heard.length;
    return {
      items: [...made, ...this.keptItems],
      liked: { songCount: liked.length, duration: liked.reduce((sum, { duration }) => sum + duration, 0) },
      heard: { songCount: heardCount, todayCount: heardCount },
      ownerName: this.account.account.profile.name,
    };
  }
}
