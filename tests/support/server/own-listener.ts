import { CdnDomains } from '../../../src/infrastructure/backends/song/cdn-domains';
import { SongAccountAdministration } from '../../../src/infrastructure/backends/song/admin/song-account-administration';
import { SongAccountHistory } from '../../../src/infrastructure/backends/song/library/song-account-history';
import { SongBrowsing } from '../../../src/infrastructure/backends/song/catalogue/song-browsing';
import { SONG_PROTOCOL } from '../../../src/infrastructure/backends/song/song-protocol';
import { SaveFileList } from '../../../src/application/administration/save-file-list';
import { SystemClock } from '../../../src/infrastructure/system/system-clock';
import { SongAbsentThings } from '../../../src/infrastructure/backends/song/admin/song-absent-things';
import { SongClipComments } from '../../../src/infrastructure/backends/song/shorts/song-clip-comments';
import { SongCommentModeration } from '../../../src/infrastructure/backends/song/admin/song-comment-moderation';
import { SongSavedCollections } from '../../../src/infrastructure/backends/song/library/song-saved-collections';
import { SongFollowedArtists } from '../../../src/infrastructure/backends/song/library/song-followed-artists';
import { SongFolderFiles } from '../../../src/infrastructure/backends/song/admin/song-folder-files';
import { SongLibraryCare } from '../../../src/infrastructure/backends/song/admin/song-library-care';
import { SongListeningFigures } from '../../../src/infrastructure/backends/song/admin/song-listening-figures';
import { SongSongAdministration } from '../../../src/infrastructure/backends/song/admin/song-song-administration';
import { SongLibrary } from '../../../src/infrastructure/backends/song/library/song-library';
import { SongAnnotatedSongs } from '../../../src/infrastructure/backends/song/library/song-annotated-songs';
import { SongOwnPlaylists } from '../../../src/infrastructure/backends/song/library/song-own-playlists';
import { SongPlayReports } from '../../../src/infrastructure/backends/song/library/song-play-reports';
import { SONG_WHOLE_PROTOCOL } from '../../../src/infrastructure/backends/song/song-whole-protocol';
import { SongSongsById } from '../../../src/infrastructure/backends/song/catalogue/song-songs-by-id';
import { SongShortVideos } from '../../../src/infrastructure/backends/song/shorts/song-short-videos';
import { outsideSession } from '../../../src/infrastructure/http/outside-session';
import { SessionHttpTransport } from '../../../src/infrastructure/http/session-http-transport';
import { MemoryStore } from '../fakes/memory-store';
import { MemoryTokenStore } from '../fakes/memory-token-store';
import { exchangeWith } from './own-device';

const DEVICE = '7'.repeat(16);

/**
 * A listener's adapters for browsing and the library, at a server that accepts any account id as a token; null is a listener
 * without an account.
 */
export function ownListener(address: string, accountId: string | null) {
  const tokens = new MemoryTokenStore();
  if (accountId !== null) tokens.write({ accessToken: accountId, refreshToken: accountId });
  const exchange = exchangeWith(address, DEVICE);
  const guard = outsideSession(tokens);
  const transport = new SessionHttpTransport(exchange, SONG_PROTOCOL, guard);
  const whole = new SessionHttpTransport(exchange, SONG_WHOLE_PROTOCOL, guard);
  const cdn = new CdnDomains(transport, new MemoryStore());
  const files = new SongFolderFiles(transport);
  return {
    browsing: new SongBrowsing(transport, cdn),
    library: new SongLibrary(transport, cdn),
    playlists: new SongOwnPlaylists(transport, cdn),
    annotated: new SongAnnotatedSongs(transport),
    favourites: new SongSavedCollections(whole),
    followed: new SongFollowedArtists(transport),
    history: new SongAccountHistory(transport, cdn),
    reports: new SongPlayReports(transport),
    shorts: new SongShortVideos(transport, transport, cdn),
    byId: new SongSongsById(transport, cdn),
    administration: {
      accounts: new SongAccountAdministration(transport, cdn),
      songs: new SongSongAdministration(transport),
      absent: new SongAbsentThings(transport),
      comments: new SongCommentModeration(transport),
      figures: new SongListeningFigures(transport),
      files,
      saveFiles: new SaveFileList(files, { save: () => undefined }, new SystemClock()),
      library: new SongLibraryCare(transport),
    },
    clipComments: new SongClipComments(transport, cdn),
  };
}
