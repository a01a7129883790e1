import type { BackendFeatures } from '../../../../application/ports/backend.port';
import { SongServerProbe } from '../song-server-probe';
import { SongPageViews } from '../account/song-page-views';

/** What can wait until the first page is shown, at our own server. */
export const ports = (): BackendFeatures['idle'] => ({
  pageViews: new SongPageViews(),
  serverProbe: new SongServerProbe(),
});
