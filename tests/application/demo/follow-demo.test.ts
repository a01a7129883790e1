import { FollowDemo } from '../../../src/application/demo/follow-demo';
import type { DemoProgress } from '../../../src/application/ports/demo-watch.port';
import { aDemoProgress } from '../../support/builders/a-demo-progress';
import { FakeVisibility } from '../../support/fakes/fake-visibility';
import { MemoryDemoWatch } from '../../support/backends/memory/memory-demo-watch';
import { VirtualTime } from '../../support/fakes/virtual-time';

function follow(progress: DemoProgress) {
  const time = new VirtualTime();
  const watch = new MemoryDemoWatch(progress);
  const visibility = new FakeVisibility();
  const told: number[] = [];
  let isOver = false;
  const subscription = new FollowDemo(watch, time, visibility).execute().subscribe({
    next: ({ made }) => told.push(made),
    complete: () => (isOver = true),
  });
  return { time, watch, visibility, told, subscription, isOver: () => isOver };
}

describe('following the progress of the demo', () => {
  it('checks the progress first one second after the start', async () => {
    const { time, watch, told } = follow(aDemoProgress());
    await time.pass(999);
    expect(watch.looks).toBe(0);
    await time.pass(1);
    expect(told).toEqual([12]);
  });

  it('checks the progress every two seconds while the demo is being made', async () => {
    const { time, watch, told } = follow(aDemoProgress({ made: 1 }));
    await time.pass(1000);
    watch.progress = aDemoProgress({ made: 2 });
    await time.pass(2000);
    await time.pass(2000);
    expect(told).toEqual([1, 2, 2]);
  });

  it.each(['off', 'ready'] as const)('checks the progress once when the demo is %s', async (state) => {
    const { time, watch, told, isOver } = follow(aDemoProgress({ state }));
    await time.pass(60_000);
    expect(watch.looks).toBe(1);
    expect(told).toHaveLength(1);
    expect(isOver()).toBe(true);
  });

  it('reports the end of the demo, and completes', async () => {
    const { time, watch, told, isOver } = follow(aDemoProgress());
    await time.pass(1000);
    watch.progress = aDemoProgress({ state: 'ready', made: 36 });
    await time.pass(60_000);
    expect(told).toEqual([12, 36]);
    expect(isOver()).toBe(true);
    expect(time.pending).toBe(0);
  });

  it('does not check while the page is hidden, and checks at once when the page is visible again', async () => {
    const { time, watch, visibility } = follow(aDemoProgress());
    await time.pass(1000);
    visibility.set(false);
    await time.pass(60_000);
    visibility.set(false);
    expect(watch.looks).toBe(1);

    visibility.set(true);
    await time.pass(0);

    expect(watch.looks).toBe(2);
  });

  it('stops checking when the first check fails', async () => {
    const { time, watch, isOver } = follow(aDemoProgress());
    watch.failure = { kind: 'unavailable' };
    await time.pass(60_000);
    expect(watch.looks).toBe(1);
    expect(isOver()).toBe(true);
  });

  it('continues ten seconds after a later check fails', async () => {
    const { time, watch, told } = follow(aDemoProgress());
    await time.pass(1000);
    watch.failure = { kind: 'offline' };
    await time.pass(2000);
    watch.failure = null;
    await time.pass(9999);
    expect(told).toEqual([12]);
    await time.pass(1);
    expect(told).toEqual([12, 12]);
  });

  it('makes no further check and leaves no timer after unsubscribing', async () => {
    const { time, watch, visibility, subscription } = follow(aDemoProgress());
    await time.pass(1000);
    visibility.set(false);
    await time.pass(2000);
    subscription.unsubscribe();
    visibility.set(true);
    await time.pass(60_000);
    expect(watch.looks).toBe(1);
    expect(time.pending).toBe(0);
  });
});
