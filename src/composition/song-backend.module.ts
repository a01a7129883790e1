import { ContainerModule } from 'inversify';
import { CdnDomains } from '../infrastructure/backends/song/cdn-domains';
import { classifyEnvelope } from '../infrastructure/backends/song/classify-envelope';
import { SongCatalogue } from '../infrastructure/backends/song/song-catalogue';
import { SongImportWatch } from '../infrastructure/backends/song/song-import-watch';
import { SongPlayReports } from '../infrastructure/backends/song/song-play-reports';
import { AxiosHttpTransport } from '../infrastructure/http/axios-http-transport';
import { RequestHeaders } from '../infrastructure/http/request-headers';
import { readDevice } from '../infrastructure/system/read-device';
import { provide, token } from './token';
import { T } from './tokens';

const Domains = token<CdnDomains>('CdnDomains');
const Headers = token<RequestHeaders>('RequestHeaders');

/** Our own server as the backend. */
export const songBackendModule = new ContainerModule(({ bind }) => {
  provide(
    bind,
    Headers,
    (store, random, tokens) => new RequestHeaders(readDevice(store, random, navigator.userAgent), tokens, store),
    T.KeyValueStore,
    T.Random,
    T.TokenStore,
  );
  provide(
    bind,
    T.HttpTransport,
    (headers, connectivity) => new AxiosHttpTransport(headers, classifyEnvelope, connectivity),
    Headers,
    T.Connectivity,
  );
  provide(bind, Domains, (transport, store) => new CdnDomains(transport, store), T.HttpTransport, T.KeyValueStore);
  provide(bind, T.MediaDomains, (domains) => domains, Domains);
  provide(bind, T.Catalogue, (transport, cdn) => new SongCatalogue(transport, cdn), T.HttpTransport, Domains);
  provide(bind, T.PlayReports, (transport) => new SongPlayReports(transport), T.HttpTransport);
  provide(bind, T.ImportWatch, (transport) => new SongImportWatch(transport), T.HttpTransport);
});
