import { FollowArtist } from '../../../src/application/library/follow-artist';
import { ListeningHistory } from '../../../src/application/library/listening-history';
import type { LibraryAccess } from '../../../src/application/library/library-access';
import { LibraryChanges } from '../../../src/application/library/library-changes';
import { SaveCollection } from '../../../src/application/library/save-collection';
import { SetPlaylistCover } from '../../../src/application/library/set-playlist-cover';
import { AnnotateSongs } from '../../../src/application/library/annotate-songs';
import { publishPlaylistChanges } from '../../../src/application/library/publish-playlist-changes';
import type { PlayHistory } from '../../../src/domain/history/play-history.port';
import { fail, succeed } from '../../../src/domain/shared/result';
import { LibraryDialogsViewModel } from '../../../src/presentation/view-models/library/library-dialogs.view-model';
import { AnnotationsViewModel } from '../../../src/presentation/view-models/library/annotations.view-model';
import type { NoticesViewModel } from '../../../src/presentation/view-models/notices.view-model';
import type { MemoryServer } from '../backends/memory/memory-server';
import { MemoryTabChannel, NO_LOCKS } from '../fakes/memory-tabs';
import { RecordingLogger } from '../fakes/recording-logger';
import type { VirtualTime } from '../fakes/virtual-time';
import type { AccountHarness } from './account-harness';

interface Surroundings {
  readonly notices: NoticesViewModel;
  readonly clock: VirtualTime;
  /** The playback history stored in this browser. */
  readonly history: PlayHistory;
}

/** Real use cases of the library over a server in memory, and the product's view of them. */
export class LibraryHarness {
  readonly saved: MemoryServer['saved'];
  readonly annotated: MemoryServer['annotated'];
  readonly followed: MemoryServer['followed'];
  readonly shelf: MemoryServer['shelf'];
  readonly heard: MemoryServer['heard'];
  readonly library: MemoryServer['library'];
  readonly access: LibraryAccess;
  readonly libraryDialogs: LibraryDialogsViewModel;
  readonly annotations: AnnotationsViewModel;

  constructor(
    private readonly account: AccountHarness,
    { notices, clock, history }: Surroundings,
  ) {
    const { server } = account;
    this.saved = server.saved;
    this.annotated = server.annotated;
    this.followed = server.followed;
    this.shelf = server.shelf;
    this.heard = server.heard;
    this.library = server.library;
    const kept = new LibraryChanges(new MemoryTabChannel());
    const playlists = publishPlaylistChanges(server.playlists, kept);
    const covers = new SetPlaylistCover(account.shrinker, playlists);
    this.access = {
      library: this.library,
      playlists,
      history: new ListeningHistory(this.heard, history, account.session),
      annotations: new AnnotateSongs(this.annotated, kept, NO_LOCKS, new RecordingLogger()),
      saving: new SaveCollection(this.saved, kept, NO_LOCKS),
      following: new FollowArtist(this.followed, kept, NO_LOCKS),
      changes: kept.stream,
      onRemoteChange: async (change) => kept.onRemoteChange(change),
      setCover: (playlistId, file) => covers.execute(playlistId, file),
    };
    const playLiked = () =>
      Promise.resolve(this.isSignedIn ? succeed(undefined) : fail({ kind: 'unauthenticated' } as const));
    this.libraryDialogs = new LibraryDialogsViewModel(account.gate, { ...this.access, notices, clock, playLiked });
    const { gate, session } = account;
    this.annotations = new AnnotationsViewModel(
      { annotations: this.access.annotations, gate, notices },
      session.changes,
    );
  }

  private get isSignedIn(): boolean {
    return this.account.session.state.kind === 'signed-in';
  }

  /** The items of the library other than own playlists. */
  set keptItems(items: MemoryServer['keptItems']) {
    this.account.server.keptItems = items;
  }
}
