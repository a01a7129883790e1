import type { AdminParts } from '../application/administration/admin-parts';
import { token } from './token';

/** What every backend binds for administration, beside its catalogue. */
export const D = {
  Absent: token<AdminParts['absent']>('AbsentThings'),
  Accounts: token<AdminParts['accounts']>('AccountAdministration'),
  Comments: token<AdminParts['comments']>('CommentModeration'),
  Figures: token<AdminParts['figures']>('ListeningFigures'),
  Files: token<AdminParts['files']>('FolderFiles'),
  Library: token<AdminParts['library']>('LibraryCare'),
  Songs: token<AdminParts['songs']>('SongAdministration'),
};
