import { NEVER } from 'rxjs';
import { FollowArtist } from '../../../src/application/keeping/follow-artist';
import type { KeepAccess } from '../../../src/application/keeping/keep-access';
import { KeptChanges } from '../../../src/application/keeping/kept-changes';
import { SaveCollection } from '../../../src/application/keeping/save-collection';
import { SongLikes } from '../../../src/application/keeping/song-likes';
import type { FollowedArtists } from '../../../src/domain/favourites/followed-artists.port';
import { fail, succeed } from '../../../src/domain/shared/result';
import { KeepingViewModel } from '../../../src/presentation/view-models/keep/keeping.view-model';
import { LikesViewModel } from '../../../src/presentation/view-models/keep/likes.view-model';
import type { NoticesViewModel } from '../../../src/presentation/view-models/notices.view-model';
import { MemoryFavouriteCollections } from '../fakes/memory-favourite-collections';
import { MemoryLikedSongs } from '../fakes/memory-liked-songs';
import { NO_LOCKS } from '../fakes/memory-tabs';
import { RecordingLogger } from '../fakes/recording-logger';
import type { VirtualTime } from '../fakes/virtual-time';
import type { AccountStage } from './account-stage';

/** Any answer that there is nothing without an account. */
const nobody = () => Promise.resolve(fail({ kind: 'unauthenticated' } as const));

const KNOWN_COLLECTIONS = ['a1', 'p1'];
const KNOWN_SONGS = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** Real use cases of keeping over fakes in memory, and the product's view of them. */
export class KeepingStage {
  readonly saved = new MemoryFavouriteCollections(KNOWN_COLLECTIONS);
  readonly liked = new MemoryLikedSongs(KNOWN_SONGS);
  readonly followed = new Set<string>();
  readonly access: KeepAccess;
  readonly keeping: KeepingViewModel;
  readonly likes: LikesViewModel;

  constructor(account: AccountStage, notices: NoticesViewModel, clock: VirtualTime) {
    const kept = new KeptChanges({ announcements: NEVER, announce: () => undefined });
    this.access = {
      library: { list: nobody },
      playlists: new Proxy({} as KeepAccess['playlists'], { get: () => nobody }),
      heard: { list: nobody, clear: nobody },
      likes: new SongLikes(this.liked, kept, NO_LOCKS, new RecordingLogger()),
      saving: new SaveCollection(this.saved, kept),
      following: new FollowArtist(this.artists(), kept),
      changes: kept.stream,
      setCover: nobody,
    };
    this.keeping = new KeepingViewModel(account.gate, { ...this.access, notices, clock, playLiked: nobody });
    this.likes = new LikesViewModel(this.access.likes, account.gate, account.session.changes, notices);
  }

  private artists(): FollowedArtists {
    return {
      add: (ids) => {
        ids.forEach((id) => this.followed.add(id));
        return Promise.resolve(succeed(undefined));
      },
      remove: (ids) => {
        ids.forEach((id) => this.followed.delete(id));
        return Promise.resolve(succeed(undefined));
      },
    };
  }
}
