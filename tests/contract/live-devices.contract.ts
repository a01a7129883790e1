import { firstValueFrom, filter, type Observable } from 'rxjs';
import type { LiveCommand } from '../../src/domain/live/live-command';
import type { DocumentEvent, LiveDevices, ReceivedCommand } from '../../src/domain/live/live-devices.port';
import type { Peer } from '../../src/domain/live/peer';
import { playing } from '../support/builders/a-peer';
import { until } from '../support/until';

/** Two devices of one account and one of another; none is connected yet. */
export interface LiveWorld {
  readonly one: LiveDevices;
  readonly other: LiveDevices;
  readonly stranger: LiveDevices;
}

const EVERY_COMMAND: readonly LiveCommand[] = [
  { kind: 'play' },
  { kind: 'pause' },
  { kind: 'next' },
  { kind: 'previous' },
  { kind: 'seek', to: 61.5 },
  { kind: 'volume', volume: 30 },
  { kind: 'loop', mode: 'ONE' },
  { kind: 'shuffle', isOn: true },
  { kind: 'add', place: 'next', songIds: ['a', 'b'] },
  { kind: 'hand-over' },
  { kind: 'take', listening: { songIds: ['a', 'b', 'a'], index: 2, position: 3, loop: 'ALL', order: [2, 0, 1] } },
  { kind: 'take', listening: { songIds: ['a'], index: 0, position: 0, loop: 'OFF', order: null } },
];

/** Contract tests of `LiveDevices`. */
export function describeLiveDevices(name: string, makeWorld: () => Promise<LiveWorld>): void {
  describe(`${name} as live devices`, () => {
    let world: LiveWorld;

    beforeEach(async () => {
      world = await makeWorld();
    });
    afterEach(() => [world.one, world.other, world.stranger].forEach((device) => device.disconnect()));

    const seen = (by: LiveDevices, holds: (peers: readonly Peer[]) => boolean) =>
      firstValueFrom((by.peers as Observable<readonly Peer[]>).pipe(filter(holds)));
    const isOther = ({ isOwn }: Peer) => !isOwn;

    async function meet(): Promise<{ otherId: string }> {
      world.one.connect();
      world.other.connect();
      const peers = await seen(world.one, (all) => all.length === 2);
      await seen(world.other, (all) => all.length === 2);
      return { otherId: peers.find(isOther)?.id ?? '' };
    }

    it('shows no devices before this device is online', async () => {
      expect(await seen(world.one, () => true)).toEqual([]);
    });

    it('shows this device and the others of the account, and no device of another account', async () => {
      world.stranger.connect();
      await meet();
      const peers = await seen(world.one, (all) => all.length === 2);
      expect(peers.filter(({ isOwn }) => isOwn)).toHaveLength(1);
      expect(await seen(world.stranger, (all) => all.length > 0)).toHaveLength(1);
    });

    it('shows what another device plays, also what it published before it was online', async () => {
      world.other.publish(playing({ position: 3 }));
      await meet();
      const plays = (position: number) => (all: readonly Peer[]) => all.find(isOther)?.now?.position === position;
      expect((await seen(world.one, plays(3))).find(isOther)?.now).toEqual(playing({ position: 3 }));
      world.other.publish(playing({ position: 90, isPlaying: false, song: null }));
      expect((await seen(world.one, plays(90))).find(isOther)?.now).toEqual(
        playing({ position: 90, isPlaying: false, song: null }),
      );
    });

    it('no longer shows a device that left', async () => {
      await meet();
      world.other.disconnect();
      expect(await seen(world.one, (all) => all.length === 1)).toMatchObject([{ isOwn: true }]);
      expect(await seen(world.other, (all) => all.length === 0)).toEqual([]);
    });

    it('delivers every command once, in order, to its target device only', async () => {
      const { otherId } = await meet();
      const received: ReceivedCommand[] = [];
      const astray: ReceivedCommand[] = [];
      world.other.commands.subscribe((command) => received.push(command));
      world.one.commands.subscribe((command) => astray.push(command));
      for (const command of EVERY_COMMAND) expect(await world.one.send(otherId, command)).toMatchObject({ ok: true });
      const back = firstValueFrom(world.one.commands as Observable<ReceivedCommand>);
      await until(() => received.length === EVERY_COMMAND.length);
      expect(received.map(({ command }) => command)).toEqual(EVERY_COMMAND);
      expect(astray).toEqual([]);
      await world.other.send(received[0]?.from ?? '', { kind: 'pause' });
      expect((await back).command).toEqual({ kind: 'pause' });
    });

    it('reports that the target device is gone, or that this device is offline', async () => {
      expect(await world.one.send('nobody', { kind: 'play' })).toEqual({ ok: false, error: { kind: 'offline' } });
      const { otherId } = await meet();
      world.other.disconnect();
      await seen(world.one, (all) => all.length === 1);
      expect(await world.one.send(otherId, { kind: 'play' })).toEqual({ ok: false, error: { kind: 'not-found' } });
    });

    it('does not reach a device of another account', async () => {
      const { otherId } = await meet();
      world.stranger.connect();
      await seen(world.stranger, (all) => all.length === 1);
      const answer = await world.stranger.send(otherId, { kind: 'pause' });
      expect(answer).toEqual({ ok: false, error: { kind: 'not-found' } });
    });

    it('reports on entering that documents may have changed meanwhile', async () => {
      const news = firstValueFrom(world.one.documents as Observable<DocumentEvent>);
      world.one.connect();
      expect(await news).toEqual({ kind: 'missed' });
    });
  });
}
