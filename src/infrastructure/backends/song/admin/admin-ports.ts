import type { BackendFeatures } from '../../../../application/ports/backend.port';
import type { SongServer } from '../song-server';
import { SongAbsentThings } from './song-absent-things';
import { SongAccountAdministration } from './song-account-administration';
import { SongCommentModeration } from './song-comment-moderation';
import { SongFolderFiles } from './song-folder-files';
import { SongLibraryCare } from './song-library-care';
import { SongListeningFigures } from './song-listening-figures';
import { SongSongAdministration } from './song-song-administration';

/** Administration of our own server. */
export const ports = ({ transport, cdn }: SongServer): BackendFeatures['admin'] => ({
  absent: new SongAbsentThings(transport),
  accounts: new SongAccountAdministration(transport, cdn),
  comments: new SongCommentModeration(transport),
  figures: new SongListeningFigures(transport),
  files: new SongFolderFiles(transport),
  library: new SongLibraryCare(transport),
  songs: new SongSongAdministration(transport),
});
