import { AwaitServer } from '../../../src/application/connection/await-server';
import { FakeConnectivity } from '../../support/fakes/fake-connectivity';
import { VirtualTime } from '../../support/fakes/virtual-time';

function aWait() {
  const world = { time: new VirtualTime(), reach: new FakeConnectivity(), isReady: false, asked: 0, told: 0 };
  const isReady = () => {
    world.asked += 1;
    return Promise.resolve(world.isReady);
  };
  world.reach.changes.subscribe(() => void (world.told += 1));
  const { time, reach } = world;
  // Without jitter, each wait is half of its maximum.
  new AwaitServer({ reach, probe: { isReady }, timer: time, random: { fraction: () => 0 } }).execute();
  return world;
}

describe('a server that a call could not reach', () => {
  it('is checked less and less often, and its return is reported once', async () => {
    const world = aWait();
    world.reach.reportUnreachable();
    world.reach.reportUnreachable();
    await world.time.pass(250 + 500 + 1_000);
    expect([world.asked, world.told]).toEqual([3, 0]);
    world.isReady = true;
    await world.time.pass(2_000);
    expect([world.asked, world.told]).toEqual([4, 1]);
    await world.time.pass(120_000);
    expect([world.asked, world.told]).toEqual([4, 1]);
  });

  it('is also checked when the call failed before AwaitServer started', async () => {
    const reach = new FakeConnectivity();
    reach.reportUnreachable();
    const time = new VirtualTime();
    const probe = { isReady: () => Promise.resolve(true) };
    let told = 0;
    reach.changes.subscribe(() => void (told += 1));
    new AwaitServer({ reach, probe, timer: time, random: { fraction: () => 0 } }).execute();
    await time.pass(250);
    expect(told).toBe(1);
  });

  it('is checked less and less often while it reports ready but no call reaches it', async () => {
    const world = aWait();
    world.isReady = true;
    world.reach.changes.subscribe(() => world.reach.reportUnreachable());
    world.reach.reportUnreachable();
    await world.time.pass(60_000);
    expect(world.asked).toBeLessThan(10);
  });

  it('is checked soon again in another outage', async () => {
    const world = aWait();
    world.reach.reportUnreachable();
    await world.time.pass(3_750);
    world.isReady = true;
    await world.time.pass(4_000);
    await world.time.pass(60_000);
    const { told } = world;
    world.reach.reportUnreachable();
    await world.time.pass(250);
    expect(world.told).toBe(told + 1);
  });

  it('is not checked while every call reaches it', async () => {
    const world = aWait();
    await world.time.pass(60_000);
    expect(world.asked).toBe(0);
  });
});
