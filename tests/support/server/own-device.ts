import { NEVER } from 'rxjs';
import { LazySessionGuard } from '../../../src/application/session/lazy-session-guard';
import { SessionEndBroadcast } from '../../../src/application/session/session-end-broadcast';
import { SessionControl } from '../../../src/application/session/session-control';
import { SessionRenewer } from '../../../src/application/session/session-renewer';
import { Session } from '../../../src/application/session/session';
import { SignIn } from '../../../src/application/session/sign-in';
import { Register } from '../../../src/application/session/register';
import { TokenRenewal } from '../../../src/application/session/token-renewal';
import { CdnDomains } from '../../../src/infrastructure/backends/song/cdn-domains';
import { SongAccountRegistration } from '../../../src/infrastructure/backends/song/account/song-account-registration';
import { SongAccounts } from '../../../src/infrastructure/backends/song/account/song-accounts';
import { SongDevices } from '../../../src/infrastructure/backends/song/account/song-devices';
import { SONG_PROTOCOL } from '../../../src/infrastructure/backends/song/song-protocol';
import { SongOwnData } from '../../../src/infrastructure/backends/song/account/song-own-data';
import { SongOwnProfile } from '../../../src/infrastructure/backends/song/account/song-own-profile';
import { SongPasswordRecovery } from '../../../src/infrastructure/backends/song/account/song-password-recovery';
import { SongTokenRefresh } from '../../../src/infrastructure/backends/song/account/song-token-refresh';
import { AxiosExchange } from '../../../src/infrastructure/http/axios-exchange';
import type { HttpExchange } from '../../../src/infrastructure/http/http-exchange';
import { outsideSession } from '../../../src/infrastructure/http/outside-session';
import { RequestHeaders } from '../../../src/infrastructure/http/request-headers';
import { SessionHttpTransport } from '../../../src/infrastructure/http/session-http-transport';
import { FakeConnectivity } from '../fakes/fake-connectivity';
import { FakePageLifecycle } from '../fakes/fake-page-lifecycle';
import { MemoryStore } from '../fakes/memory-store';
import { MemoryTabChannel, NO_LOCKS, NO_RECORDS } from '../fakes/memory-tabs';
import { MemoryTokenStore } from '../fakes/memory-token-store';
import { VirtualTime } from '../fakes/virtual-time';

/** Over HTTP as in a browser, with absolute addresses, because there is no page to resolve relative ones. */
export function exchangeWith(address: string, deviceId: string): HttpExchange {
  const headers = new RequestHeaders({ id: deviceId, name: 'Linux' }, new MemoryStore());
  const exchange = new AxiosExchange(headers, new FakeConnectivity(), new VirtualTime());
  return { open: (request, token) => exchange.open({ ...request, path: `${address}${request.path}` }, token) };
}

/** A device with the product's own session, connected to a server at this address. */
export function ownDevice(address: string, deviceId: string) {
  const exchange = exchangeWith(address, deviceId);
  const tokens = new MemoryTokenStore();
  const outside = new SessionHttpTransport(exchange, SONG_PROTOCOL, outsideSession(tokens));
  const tabs = { locks: NO_LOCKS, records: NO_RECORDS, channel: new MemoryTabChannel() };
  const timer = new VirtualTime();
  const endBroadcast = new SessionEndBroadcast(timer);
  const world = { timer, resumes: NEVER, lifecycle: new FakePageLifecycle() };
  const session = new Session(tokens, tabs.channel, endBroadcast, world);
  const control = new SessionControl(session, tokens, tabs, endBroadcast);
  const refresh = new SongTokenRefresh(outside);
  const renewal = new TokenRenewal(tokens, refresh, tabs, timer);
  const keeper = new SessionRenewer(session, tokens, renewal, { control, endBroadcast, timer });
  const guard = new LazySessionGuard(tokens, session.fingerprints, async () => keeper);
  const transport = new SessionHttpTransport(exchange, SONG_PROTOCOL, guard);
  const cdn = new CdnDomains(transport, new MemoryStore());
  const accounts = new SongAccounts(transport, outside, cdn);
  const accountRegistration = new SongAccountRegistration(outside, cdn);
  return {
    tokens,
    session,
    control,
    refresh,
    accounts,
    accountRegistration,
    devices: new SongDevices(transport),
    ownData: new SongOwnData(transport),
    ownProfile: new SongOwnProfile(transport, cdn),
    recovery: new SongPasswordRecovery(outside),
    signIn: new SignIn(accounts, control),
    register: new Register(accountRegistration, control),
  };
}
