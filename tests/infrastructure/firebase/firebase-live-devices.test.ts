import { randomUUID } from 'node:crypto';
import { filter, firstValueFrom, type Observable } from 'rxjs';
import type { DocumentEvent, LiveDevices, ReceivedCommand } from '../../../src/domain/live/live-devices.port';
import type { Timer } from '../../../src/application/ports/timer.port';
import type { Peer } from '../../../src/domain/live/peer';
import { BrowserTimer } from '../../../src/infrastructure/system/browser-timer';
import { playing } from '../../support/builders/a-peer';
import { FixedRandom } from '../../support/fakes/fixed-random';
import { withFirebase, type FirebaseDevice } from '../../support/firebase/firebase-world';
import { until } from '../../support/until';

describe('devices that meet in the Realtime Database', () => {
  const world = withFirebase();

  const seen = (by: LiveDevices, holds: (peers: readonly Peer[]) => boolean) =>
    firstValueFrom((by.peers as Observable<readonly Peer[]>).pipe(filter(holds)));
  const count = (device: FirebaseDevice, wanted: number) => seen(device.devices, (all) => all.length === wanted);
  const news = (device: FirebaseDevice, holds: (event: DocumentEvent) => boolean) =>
    firstValueFrom((device.devices.documents as Observable<DocumentEvent>).pipe(filter(holds)));

  async function meet(account: string = randomUUID()) {
    const one = world.device(account);
    const other = world.device(account);
    one.devices.connect();
    other.devices.connect();
    await Promise.all([count(one, 2), count(other, 2)]);
    return { account, one, other };
  }

  it('reconnect by themselves after a broken connection, and publish again what they play', async () => {
    const { one, other } = await meet();
    const cameAgain = news(other, ({ kind }) => kind === 'missed');
    const gone = count(other, 0);
    world.realtime.cut();
    await gone;
    other.devices.publish(playing({ volume: 60 }));
    await seen(one.devices, (all) => all.some(({ isOwn, now }) => !isOwn && now?.volume === 60));
    expect(await cameAgain).toEqual({ kind: 'missed' });
  });

  it('are removed by the database when they disconnect without leaving', async () => {
    const { one, other } = await meet();
    const alone = count(one, 1);
    other.account.close();
    expect(await alone).toMatchObject([{ id: one.tab, isOwn: true }]);
  });

  it('hide a device that has been silent, and remove one that has been silent for long', async () => {
    const account = randomUUID();
    const at = (age: number) => ({
      device: { id: 'phone', name: 'Android Device' },
      saidAt: Date.now() - age,
      beat: Date.now() - age,
    });
    const peers = { silent: at(200_000), forgotten: at(700_000), there: at(1_000), nonsense: 'x' };
    world.realtime.write(`live/${account}/peers`, peers);
    const one = world.device(account);
    one.devices.connect();
    expect((await count(one, 2)).map(({ id }) => id).sort()).toEqual([one.tab, 'there'].sort());
    await until(() => !JSON.stringify(world.realtime.tree).includes('forgotten'));
    expect(JSON.stringify(world.realtime.tree)).toContain('silent');
  });

  it('ignore a late or invalid command, and delete every command they received', async () => {
    const { account, one } = await meet();
    const heard: ReceivedCommand[] = [];
    one.devices.commands.subscribe((received) => heard.push(received));
    const said = (body: string, age: number) => ({ from: 'x', at: Date.now() - age, body });
    const place = `live/${account}/commands/${one.tab}`;
    world.realtime.write(`${place}/-a`, said('{"kind":"pause"}', 6_000));
    world.realtime.write(`${place}/-b`, said('{"kind":"explode"}', 0));
    world.realtime.write(`${place}/-c`, said('{', 0));
    world.realtime.write(`${place}/-d`, said('{"kind":"next"}', 0));
    await until(() => heard.length > 0 && !JSON.stringify(world.realtime.tree).includes('explode'));
    expect(heard).toEqual([{ from: 'x', command: { kind: 'next' } }]);
    await until(() => !JSON.stringify(world.realtime.tree).includes(`"${one.tab}":{"-`));
    expect(JSON.stringify(world.realtime.tree)).not.toContain('"commands"');
  });

  it('receive every newer revision of a document', async () => {
    const { one, other } = await meet();
    const changed = news(other, ({ kind }) => kind === 'changed');
    await one.documents.write('settings', '{}', 0);
    expect(await changed).toEqual({ kind: 'changed', name: 'settings', revision: 1 });
    const again = news(one, ({ kind }) => kind === 'changed');
    await other.documents.write('settings', '{"a":1}', 1);
    expect(await again).toEqual({ kind: 'changed', name: 'settings', revision: 2 });
  });

  it('sign in again when their access is revoked', async () => {
    const { one } = await meet();
    const before = world.identity.signIns;
    const cameAgain = news(one, ({ kind }) => kind === 'missed');
    world.realtime.revoke();
    await cameAgain;
    await count(one, 2);
    expect(world.identity.signIns).toBeGreaterThan(before);
  });

  describe('that are refused repeatedly', () => {
    const FIRST_WAITS = [375, 750, 1500];
    let warned: jest.SpyInstance;
    let delays: number[];

    beforeEach(() => {
      warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      delays = [];
    });
    afterEach(() => {
      world.realtime.isClosed = false;
      warned.mockRestore();
    });

    /** The waits before a retry: no other wait here is shorter than 3 s. */
    const waits = () => delays.filter((delay) => delay < 3_000);
    const real = new BrowserTimer();
    const timer: Timer = {
      after: (delay, run) => {
        delays.push(delay);
        return real.after(delay < 3_000 ? delay / 10 : delay, run);
      },
    };
    const options = () => ({ timer, random: new FixedRandom([0.5]) });

    it('wait longer after each refused publication', async () => {
      const { devices } = world.device(randomUUID(), options());
      devices.publish(playing({ song: { id: 'a', title: 'x'.repeat(301), artists: '' } }));
      devices.connect();
      await until(() => waits().length >= FIRST_WAITS.length);
      expect(waits()).toEqual(FIRST_WAITS);
    });

    it('wait longer after each refused connection, and less again only after a long connection', async () => {
      let behind = 3_600_000;
      const clock = { now: () => Date.now() - behind, instant: () => new Date(Date.now() - behind).toISOString() };
      const device = world.device(randomUUID(), { ...options(), clock });
      const arrived = news(device, ({ kind }) => kind === 'missed');
      world.realtime.isClosed = true;
      device.devices.connect();
      await until(() => waits().length >= FIRST_WAITS.length);
      expect(waits()).toEqual(FIRST_WAITS);
      world.realtime.isClosed = false;
      await arrived;
      behind = 0;
      world.realtime.isClosed = true;
      world.realtime.revoke();
      await until(() => waits().length >= 2 * FIRST_WAITS.length);
      expect(waits()).toEqual([...FIRST_WAITS, ...FIRST_WAITS]);
    });

    it('begin with the shortest wait again after they leave and enter again', async () => {
      const { devices } = world.device(randomUUID(), options());
      world.realtime.isClosed = true;
      devices.connect();
      await until(() => waits().length >= FIRST_WAITS.length);
      devices.disconnect();
      devices.connect();
      await until(() => waits().length > FIRST_WAITS.length);
      devices.disconnect();
      expect(waits()).toEqual([...FIRST_WAITS, 375]);
    });
  });

  it('leave no data in the database when they leave', async () => {
    const { account, one, other } = await meet();
    one.devices.disconnect();
    other.devices.disconnect();
    await until(() => !JSON.stringify(world.realtime.tree).includes(account));
    expect(JSON.stringify(world.realtime.tree)).not.toContain(account);
  });

  it.each(['unauthenticated', 'not-found', 'forbidden'] as const)(
    'ask our own server once and do not ask again when it answers: %s',
    async (kind) => {
      let waits = 0;
      const after = () => {
        waits += 1;
        return { unsubscribe: () => undefined };
      };
      const device = world.device(randomUUID(), { timer: { after } });
      device.refuseTickets({ kind });
      device.devices.connect();
      expect(await device.account.open()).toEqual({ ok: false, error: { kind } });
      expect(await device.devices.send('anybody', { kind: 'play' })).toEqual({ ok: false, error: { kind: 'offline' } });
      expect(waits).toBe(0);
    },
  );

  it('try again when our own server cannot be reached', async () => {
    const device = world.device(randomUUID());
    device.refuseTickets({ kind: 'unavailable' });
    device.devices.connect();
    await device.account.open();
    device.refuseTickets(null);
    expect(await count(device, 1)).toMatchObject([{ isOwn: true }]);
  });
});
