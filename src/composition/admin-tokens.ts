import type { AdminServices } from '../application/administration/admin-services';
import { token } from './token';

/** What every backend binds for administration, in addition to its catalogue. */
export const D = {
  Absent: token<AdminServices['absent']>('AbsentThings'),
  Accounts: token<AdminServices['accounts']>('AccountAdministration'),
  Comments: token<AdminServices['comments']>('CommentModeration'),
  Figures: token<AdminServices['figures']>('ListeningFigures'),
  Files: token<AdminServices['files']>('FolderFiles'),
  Library: token<AdminServices['library']>('LibraryCare'),
  Songs: token<AdminServices['songs']>('SongAdministration'),
};
