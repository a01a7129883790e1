import type { BackendFeatures } from '../../../../application/ports/backend.port';
import { SongPlayReports } from '../library/song-play-reports';
import type { SongServer } from '../song-server';
import { SongCatalogue } from '../catalogue/song-catalogue';

/** What the player asks our own server for and reports to it. */
export const ports = ({ transport, cdn }: SongServer): BackendFeatures['player'] => ({
  catalogue: new SongCatalogue(transport, cdn),
  playReports: new SongPlayReports(transport),
});
