import type { AbsentThings } from '../../domain/administration/absent-things.port';
import type { AccountAdministration } from '../../domain/administration/account-administration.port';
import type { CommentModeration } from '../../domain/administration/comment-moderation.port';
import type { FolderFiles } from '../../domain/administration/folder-files.port';
import type { LibraryCare } from '../../domain/administration/library-care.port';
import type { ListeningFigures } from '../../domain/administration/listening-figures.port';
import type { SongAdministration } from '../../domain/administration/song-administration.port';
import type { SaveFileList } from './save-file-list';

/** What a backend lets an admin see and change. */
export interface AdminPorts {
  readonly accounts: AccountAdministration;
  readonly songs: SongAdministration;
  readonly absent: AbsentThings;
  readonly comments: CommentModeration;
  readonly figures: ListeningFigures;
  readonly files: FolderFiles;
  readonly library: LibraryCare;
}

/** The services of administration; their code is loaded by the first call. */
export interface AdminServices extends AdminPorts {
  readonly saveFiles: Pick<SaveFileList, 'execute'>;
}
