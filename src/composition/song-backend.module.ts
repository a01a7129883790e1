import { ContainerModule } from 'inversify';
import { lazyPort } from '../application/lazy/lazy-port';
import type { ImportWatch } from '../application/ports/import-watch.port';
import type { Connectivity, ServerReach } from '../application/ports/connectivity.port';
import type { HttpTransport } from '../application/ports/http-transport.port';
import type { KeyValueStore } from '../application/ports/key-value-store.port';
import type { Random } from '../application/ports/random.port';
import type { Timer } from '../application/ports/timer.port';
import type { Catalogue } from '../domain/catalogue/catalogue.port';
import type { PlayReports } from '../domain/history/play-reports.port';
import { CdnDomains } from '../infrastructure/backends/song/cdn-domains';
import { SongHomeRows } from '../infrastructure/backends/song/catalogue/song-home-rows';
import { SONG_ENVELOPE } from '../infrastructure/backends/song/song-envelope';
import { SongTokenRefresh } from '../infrastructure/backends/song/account/song-token-refresh';
import { AxiosExchange } from '../infrastructure/http/axios-exchange';
import { LoggedTransport } from '../infrastructure/http/logged-transport';
import { SessionHttpTransport } from '../infrastructure/http/session-http-transport';
import { RequestHeaders } from '../infrastructure/http/request-headers';
import { outsideSession } from '../infrastructure/http/outside-session';
import { readDevice } from '../infrastructure/system/read-device';
import { S } from './session-tokens';
import { provide, token } from './token';
import { T } from './tokens';

export const SongDomains = token<CdnDomains>('CdnDomains');
export const SongExchange = token<AxiosExchange>('AxiosExchange');

/** Our own server as the backend. */
export const songBackendModule = new ContainerModule(({ bind }) => {
  provide(bind, SongExchange, exchangeOf, T.KeyValueStore, T.Random, T.Connectivity, T.Timer);
  provide(
    bind,
    T.HttpTransport,
    (exchange, guard, logger) => new LoggedTransport(new SessionHttpTransport(exchange, SONG_ENVELOPE, guard), logger),
    SongExchange,
    S.SessionGuard,
    T.Logger,
  );
  provide(
    bind,
    S.OutsideTransport,
    (exchange, tokens) => new SessionHttpTransport(exchange, SONG_ENVELOPE, outsideSession(tokens)),
    SongExchange,
    T.TokenStore,
  );
  provide(bind, S.TokenRefresh, (transport) => new SongTokenRefresh(transport), S.OutsideTransport);
  provide(bind, SongDomains, (transport, store) => new CdnDomains(transport, store), T.HttpTransport, T.KeyValueStore);
  provide(bind, T.MediaDomains, (domains) => domains, SongDomains);
  provide(bind, T.HomeRows, (transport, cdn) => new SongHomeRows(transport, cdn), T.HttpTransport, SongDomains);
  provide(bind, T.Catalogue, catalogueOf, T.HttpTransport, SongDomains);
  provide(bind, T.PlayReports, playReportsOf, T.HttpTransport);
  provide(bind, T.ImportWatch, importWatchOf, T.HttpTransport);
});

/** Fetched with the player's code: the first page shows nothing that needs the details of a song. */
function catalogueOf(transport: HttpTransport, cdn: CdnDomains): Catalogue {
  return lazyPort<Catalogue>(async () => {
    const song = await import(
      /* webpackChunkName: "player" */ '../infrastructure/backends/song/catalogue/song-catalogue'
    );
    return new song.SongCatalogue(transport, cdn);
  });
}

const playReportsOf = (transport: HttpTransport): PlayReports =>
  lazyPort<PlayReports>(async () => {
    const song = await import(
      /* webpackChunkName: "player" */ '../infrastructure/backends/song/library/song-play-reports'
    );
    return new song.SongPlayReports(transport);
  });

/** Fetched with the page that reports that there is no music yet. */
const importWatchOf = (transport: HttpTransport): ImportWatch =>
  lazyPort<ImportWatch>(async () => {
    const song = await import(
      /* webpackChunkName: "home-empty" */ '../infrastructure/backends/song/catalogue/song-import-watch'
    );
    return new song.SongImportWatch(transport);
  });

function exchangeOf(
  store: KeyValueStore,
  random: Random,
  connectivity: Connectivity & ServerReach,
  timer: Timer,
): AxiosExchange {
  const device = readDevice(store, random, navigator.userAgent);
  return new AxiosExchange(new RequestHeaders(device, store), connectivity, timer);
}
