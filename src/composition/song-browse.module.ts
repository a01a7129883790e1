import { ContainerModule } from 'inversify';
import { SongBrowsing } from '../infrastructure/backends/song/catalogue/song-browsing';
import { SongSearch } from '../infrastructure/backends/song/catalogue/song-search';
import { B } from './browse-tokens';
import { SongDomains } from './song-backend.module';
import { provide } from './token';
import { T } from './tokens';

/** Browsing and searching at our own server. */
export const browseModule = new ContainerModule(({ bind }) => {
  provide(bind, B.Browsing, (transport, cdn) => new SongBrowsing(transport, cdn), T.HttpTransport, SongDomains);
  provide(bind, B.Search, (transport, cdn) => new SongSearch(transport, cdn), T.HttpTransport, SongDomains);
});
