import type { BackendFeatures } from '../../../../application/ports/backend.port';
import type { SongServer } from '../song-server';
import { SongAbsentThings } from '../admin/song-absent-things';
import { SongAccountAdministration } from '../admin/song-account-administration';
import { SongCommentModeration } from '../admin/song-comment-moderation';
import { SongFolderFiles } from '../admin/song-folder-files';
import { SongLibraryCare } from '../admin/song-library-care';
import { SongListeningFigures } from '../admin/song-listening-figures';
import { SongSongAdministration } from '../admin/song-song-administration';

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
