import type { BackendFeatures } from '../../../../application/ports/backend.port';
import type { SongServer } from '../song-server';
import { SongDemoWatch } from '../catalogue/song-demo-watch';
import { SongImportWatch } from '../catalogue/song-import-watch';

/** How far our own server is with music that is not in the library yet. */
export const ports = ({ transport }: SongServer): BackendFeatures['setup'] => ({
  demoWatch: new SongDemoWatch(transport),
  importWatch: new SongImportWatch(transport),
});
