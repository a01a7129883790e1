import { filter, firstValueFrom, take, toArray, type Observable } from 'rxjs';
import type { DocumentEvent, LibraryEvent } from '../../src/domain/live/live-devices.port';
import type { Peer } from '../../src/domain/live/peer';
import { SONG_PROTOCOL } from '../../src/infrastructure/backends/song/song-protocol';
import { SongDocuments } from '../../src/infrastructure/backends/song/live/song-documents';
import { outsideSession } from '../../src/infrastructure/http/outside-session';
import { SessionHttpTransport } from '../../src/infrastructure/http/session-http-transport';
import { MemoryTokenStore } from '../support/fakes/memory-token-store';
import { exchangeWith } from '../support/server/own-device';
import { playing } from '../support/builders/a-peer';
import { DEVICE, OTHER_DEVICE, PASSWORD } from '../support/server/accounts-app';
import { withLiveApp } from '../support/server/live-app';
import { ownLive } from '../support/server/own-live';
import { describeDocuments } from './documents.contract';
import { describeLiveDevices } from './live-devices.contract';

describe('the own backend, against its server', () => {
  const world = withLiveApp();
  let people = 0;

  async function tokensOf(name: string): Promise<readonly [string, string]> {
    // Sign-ins from one address are rate-limited, so the clock moves on past the earlier ones.
    world.clock.pass(60_000);
    const email = `${name}-${(people += 1)}@example.org`;
    const enter = async (call: string, device: string, facts: object) => {
      const payload = { email, password: PASSWORD, ...facts };
      return (await world.call({ method: 'POST', url: `/sso/security/${call}`, payload, device })).data.token;
    };
    const first = await enter('register', DEVICE, { name });
    return [first, await enter('login', OTHER_DEVICE, { remember: true })];
  }

  const liveOf = (token: string) =>
    ownLive(
      () => world.addressOf(),
      () => world.ticket(token),
    );

  describeLiveDevices('it', async () => {
    const [mine, alsoMine] = await tokensOf('vy');
    const [theirs] = await tokensOf('lam');
    return { one: liveOf(mine).devices, other: liveOf(alsoMine).devices, stranger: liveOf(theirs).devices };
  });

  const documentsOf = async (token: string, device: string) => {
    const tokens = new MemoryTokenStore();
    tokens.write({ accessToken: token, refreshToken: token });
    const exchange = exchangeWith(`http://${await world.addressOf()}`, device);
    return new SongDocuments(new SessionHttpTransport(exchange, SONG_PROTOCOL, outsideSession(tokens)));
  };

  describeDocuments('it', async () => {
    const [mine, alsoMine] = await tokensOf('vy');
    const [theirs] = await tokensOf('lam');
    const one = await documentsOf(mine, DEVICE);
    const other = await documentsOf(alsoMine, OTHER_DEVICE);
    return { one, other, stranger: await documentsOf(theirs, DEVICE) };
  });

  it('reports a new revision to the devices of the account, and to no other account', async () => {
    const [mine, alsoMine] = await tokensOf('vy');
    const [theirs] = await tokensOf('lam');
    const listening = liveOf(alsoMine).devices;
    const stranger = liveOf(theirs).devices;
    const heard: DocumentEvent[] = [];
    stranger.documents.subscribe((news) => heard.push(news));
    const news = firstValueFrom((listening.documents as Observable<DocumentEvent>).pipe(take(2), toArray()));
    listening.connect();
    stranger.connect();
    await firstValueFrom((listening.peers as Observable<readonly Peer[]>).pipe(filter((all) => all.length === 1)));
    await firstValueFrom((stranger.peers as Observable<readonly Peer[]>).pipe(filter((all) => all.length === 1)));
    await (await documentsOf(mine, DEVICE)).write('settings', '{}', 0);
    expect(await news).toEqual([{ kind: 'missed' }, { kind: 'changed', name: 'settings', revision: 1 }]);
    expect(heard).toEqual([{ kind: 'missed' }]);
    [listening, stranger].forEach((device) => device.disconnect());
  });

  it('reports a change to the other devices of the account, and its age to devices that come later', async () => {
    const [mine, alsoMine] = await tokensOf('vy');
    const { devices } = liveOf(alsoMine);
    const heard = devices.libraryEvents as Observable<LibraryEvent>;
    // The other device's sign-in is earlier news.
    const news = firstValueFrom(heard.pipe(filter(({ kind }) => kind !== 'earlier')));
    devices.connect();
    await firstValueFrom((devices.peers as Observable<readonly Peer[]>).pipe(filter((all) => all.length === 1)));
    await world.call({ method: 'PUT', url: '/sso/user/me', payload: { name: 'Vy Anh' }, token: mine });
    expect(await news).toEqual({ kind: 'other' });
    world.clock.pass(700);
    const late = liveOf(alsoMine).devices;
    const earlier = firstValueFrom(late.libraryEvents as Observable<LibraryEvent>);
    late.connect();
    expect(await earlier).toEqual({ kind: 'earlier', age: 700 });
    [devices, late].forEach((device) => device.disconnect());
  });

  it('reconnects by itself when its socket breaks, and publishes again what it plays', async () => {
    const [mine, alsoMine] = await tokensOf('vy');
    const one = liveOf(mine);
    const other = liveOf(alsoMine);
    const peers = one.devices.peers as Observable<readonly Peer[]>;
    const seesVolume = (volume: number) =>
      firstValueFrom(peers.pipe(filter((all) => all.some(({ isOwn, now }) => !isOwn && now?.volume === volume))));
    other.devices.publish(playing({ volume: 40 }));
    one.devices.connect();
    other.devices.connect();
    await seesVolume(40);
    other.cut();
    const cameAgain = firstValueFrom(other.devices.documents as Observable<DocumentEvent>);
    other.devices.publish(playing({ volume: 60 }));
    await seesVolume(60);
    expect(await cameAgain).toEqual({ kind: 'missed' });
    [one, other].forEach(({ devices }) => devices.disconnect());
  });
});
