import type { BackendFeatures } from '../../../../application/ports/backend.port';
import type { SongServer } from '../song-server';
import { SongBrowsing } from '../catalogue/song-browsing';
import { SongSearch } from '../catalogue/song-search';

/** Browsing and searching at our own server. */
export const ports = ({ transport, cdn }: SongServer): BackendFeatures['browse'] => ({
  browsing: new SongBrowsing(transport, cdn),
  search: new SongSearch(transport, cdn),
});
