import { randomUUID } from 'node:crypto';
import { VirtualTime } from '../../support/fakes/virtual-time';
import { withFirebase } from '../../support/firebase/firebase-world';
import { until } from '../../support/until';

describe('a sign-in to Firebase', () => {
  const world = withFirebase();

  it('happens once for two callers at the same moment', async () => {
    const { account } = world.device(randomUUID());
    const before = world.identity.signIns;
    const [one, other] = await Promise.all([account.open(), account.open()]);
    expect(one).toMatchObject({ ok: true });
    expect(one).toEqual(other);
    expect(world.identity.signIns).toBe(before + 1);
  });

  it('is renewed after four fifths of its lifetime, in the same connection', async () => {
    const timer = new VirtualTime();
    const { account } = world.device(randomUUID(), { timer, life: 100_000 });
    const opened = await account.open();
    const before = world.identity.signIns;
    await timer.pass(79_999);
    expect(world.identity.signIns).toBe(before);
    await timer.pass(1);
    await until(() => timer.pending === 1);
    expect(world.identity.signIns).toBe(before + 1);
    expect(await account.open()).toEqual(opened);
  });

  it('that has expired is renewed before it is used', async () => {
    const { account, refuseTickets } = world.device(randomUUID(), { timer: new VirtualTime(), life: 0 });
    expect(await account.open()).toMatchObject({ ok: true });
    refuseTickets({ kind: 'unauthenticated' });
    expect(await account.open()).toEqual({ ok: false, error: { kind: 'unauthenticated' } });
    refuseTickets(null);
    expect(await account.open()).toMatchObject({ ok: true });
  });

  it('is never renewed as another account', async () => {
    const { account, becomes } = world.device(randomUUID(), { timer: new VirtualTime(), life: 0 });
    await account.open();
    becomes(randomUUID());
    expect(await account.open()).toEqual({ ok: false, error: { kind: 'unauthenticated' } });
  });

  it('that fails is tried again at the next call', async () => {
    const { account, refuseTickets } = world.device(randomUUID());
    refuseTickets({ kind: 'unavailable' });
    expect(await account.open()).toEqual({ ok: false, error: { kind: 'unavailable' } });
    refuseTickets(null);
    expect(await account.open()).toMatchObject({ ok: true });
  });
});

describe('documents in Firestore', () => {
  const world = withFirebase();

  it('fail with the same failure as the sign-in', async () => {
    const { documents, refuseTickets } = world.device(randomUUID());
    refuseTickets({ kind: 'offline' });
    expect(await documents.read('queue')).toEqual({ ok: false, error: { kind: 'offline' } });
    expect(await documents.write('queue', 'x', 0)).toEqual({ ok: false, error: { kind: 'offline' } });
  });

  it('fail with a timeout when Firestore does not answer', async () => {
    const timer = new VirtualTime();
    const { documents } = world.device(randomUUID(), { timer });
    const heard = world.firestore.heard;
    const speak = world.firestore.hush();
    const answer = documents.read('queue');
    await until(() => world.firestore.heard > heard);
    await timer.pass(10_000);
    speak();
    expect(world.firestore.heard).toBe(heard + 1);
    expect(await answer).toEqual({ ok: false, error: { kind: 'timeout' } });
  });

  it('are refused when they are too long, and the stored document remains', async () => {
    const { documents } = world.device(randomUUID());
    await documents.write('queue', 'short', 0);
    await until(() => JSON.stringify(world.realtime.tree).includes('"revisions":{"queue":1}'));
    expect(await documents.write('queue', 'x'.repeat(30_001), 1)).toEqual({ ok: false, error: { kind: 'forbidden' } });
    expect(await documents.read('queue')).toEqual({ ok: true, value: { revision: 1, body: 'short' } });
  });
});
