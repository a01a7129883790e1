import { ContainerModule } from 'inversify';
import { SongAbsentThings } from '../infrastructure/backends/song/admin/song-absent-things';
import { SongAccountAdministration } from '../infrastructure/backends/song/admin/song-account-administration';
import { SongCommentModeration } from '../infrastructure/backends/song/admin/song-comment-moderation';
import { SongFolderFiles } from '../infrastructure/backends/song/admin/song-folder-files';
import { SongLibraryCare } from '../infrastructure/backends/song/admin/song-library-care';
import { SongListeningFigures } from '../infrastructure/backends/song/admin/song-listening-figures';
import { SongSongAdministration } from '../infrastructure/backends/song/admin/song-song-administration';
import { D } from './admin-tokens';
import { SongDomains } from './song-backend.module';
import { provide } from './token';
import { T } from './tokens';

/** Administration of our own server. */
export const adminModule = new ContainerModule(({ bind }) => {
  provide(bind, D.Absent, (transport) => new SongAbsentThings(transport), T.HttpTransport);
  provide(bind, D.Accounts, (...parts) => new SongAccountAdministration(...parts), T.HttpTransport, SongDomains);
  provide(bind, D.Comments, (transport) => new SongCommentModeration(transport), T.HttpTransport);
  provide(bind, D.Figures, (transport) => new SongListeningFigures(transport), T.HttpTransport);
  provide(bind, D.Files, (transport) => new SongFolderFiles(transport), T.HttpTransport);
  provide(bind, D.Library, (transport) => new SongLibraryCare(transport), T.HttpTransport);
  provide(bind, D.Songs, (transport) => new SongSongAdministration(transport), T.HttpTransport);
});
