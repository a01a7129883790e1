import { makeAutoObservable, reaction } from 'mobx';
import { BehaviorSubject, of } from 'rxjs';
import { VirtualTime } from '../../../support/fakes/virtual-time';
import { observersLeft } from '../../../support/presentation/leaks/observers-left';
import { Watch } from '../../../support/presentation/leaks/watch';

class Counter {
  count = 0;

  constructor() {
    makeAutoObservable(this);
  }

  get double(): number {
    return this.count * 2;
  }
}

class Follower {
  constructor(readonly counter: Counter) {}
}

describe('the watch over what a view model is given', () => {
  it('names a subscription until it is ended', () => {
    const watch = new Watch();
    const { stream } = watch.over({ stream: new BehaviorSubject(1).asObservable() }, 'deps');
    const subscription = stream.subscribe(() => undefined);
    expect(watch.live).toEqual(['deps.stream']);
    subscription.unsubscribe();
    expect([watch.live, watch.begun]).toEqual([[], ['deps.stream']]);
  });

  it('follows what a stream emits', () => {
    const watch = new Watch();
    const inner = new BehaviorSubject(1);
    const outer = new BehaviorSubject({ inner: inner.asObservable() });
    const { services } = watch.over({ services: outer.asObservable() });
    services.subscribe((emitted) => void emitted.inner.subscribe(() => undefined));
    expect(watch.live).toEqual(['services', 'services.inner']);
  });

  it('does not name a stream that has completed', () => {
    const watch = new Watch();
    watch.over({ stream: of(1) }).stream.subscribe(() => undefined);
    expect([watch.live, watch.begun]).toEqual([[], ['stream']]);
  });

  it('names a timer until it has run', async () => {
    const watch = new Watch();
    const time = new VirtualTime();
    watch.over({ timer: time }).timer.after(1_000, () => undefined);
    await time.pass(999);
    expect(watch.live).toEqual(['timer.after']);
    await time.pass(1);
    expect(watch.live).toEqual([]);
  });
});

describe('the search for reactions', () => {
  it('finds a reaction on a property or a computed value, also through a watched object', () => {
    const counter = new Counter();
    const follower = new Follower(new Watch().over(counter));
    const end = reaction(
      () => counter.double,
      () => undefined,
    );
    expect(observersLeft(follower)).toEqual(['Follower.counter.count', 'Follower.counter.double']);
    end();
    expect(observersLeft(follower)).toEqual([]);
  });
});
