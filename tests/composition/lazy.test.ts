import { BehaviorSubject, of } from 'rxjs';
import { lazy, lazyStart } from '../../src/composition/lazy';
import { absentPort, lazyPort, lazyPorts } from '../../src/composition/lazy-port';
import { lazyStream } from '../../src/composition/lazy-stream';
import type { GatewayFailure } from '../../src/domain/shared/gateway-failure';
import { succeed, type Result } from '../../src/domain/shared/result';
import { settle } from '../support/fakes/virtual-time';

/** Code that fails to load while the network is gone; each failure is logged. */
function code<T>(value: T) {
  const world = { isReachable: true, loads: 0 };
  const logged: string[] = [];
  const load = async (): Promise<T> => {
    world.loads += 1;
    if (!world.isReachable) throw new Error('no network');
    return value;
  };
  return { world, logged, load: lazy('the page', load, { error: (message) => void logged.push(message) }) };
}

interface Greeter {
  greet(name: string): Promise<Result<string, GatewayFailure>>;
}

const greeter: Greeter = { greet: async (name) => succeed(`hello ${name}`) };

describe('code that is loaded once', () => {
  it('is the same for all callers, also for calls at the same moment', async () => {
    const { load, world } = code({});
    const [one, other] = await Promise.all([load(), load()]);
    expect([one === other, one === (await load()), world.loads]).toEqual([true, true, 1]);
  });

  it('is loaded again at the next call after a failure, and the failure is logged once', async () => {
    const { load, world, logged } = code('code');
    world.isReachable = false;
    const both = await Promise.allSettled([load(), load()]);
    expect([both.map(({ status }) => status), logged]).toEqual([['rejected', 'rejected'], ['the page was not loaded']]);
    world.isReachable = true;
    expect([await load(), await load(), world.loads]).toEqual(['code', 'code', 2]);
  });
});

describe('code that is loaded and started once', () => {
  it('is started for the first call, and again for none', async () => {
    const { load } = code('code');
    const started: string[] = [];
    const start = lazyStart('the page', load, (loaded) => started.push(loaded), { error: () => undefined });
    expect([await start(), await start(), started]).toEqual([1, 1, ['code']]);
  });

  it('is not started again after a bug, which is logged once as a bug of the start', async () => {
    const { load } = code('code');
    const starts: string[] = [];
    const messages: string[] = [];
    const start = lazyStart(
      'the page',
      load,
      (loaded) => {
        starts.push(loaded);
        throw new TypeError('a bug');
      },
      { error: (message) => void messages.push(message) },
    );
    await expect(start()).rejects.toThrow('a bug');
    await expect(start()).rejects.toThrow('a bug');
    expect([starts, messages]).toEqual([['code'], ['the page did not start']]);
  });

  it('logs a failure once when one loader waits for another', async () => {
    const { load, world, logged } = code('code');
    const logger = { error: (message: string) => void logged.push(message) };
    world.isReachable = false;
    await expect(lazyStart('the feature', load, String, logger)()).rejects.toThrow('no network');
    expect(logged).toEqual(['the page was not loaded']);
  });
});

describe('a port whose code is loaded by the first call', () => {
  it('is not loaded before, and then passes calls and answers on', async () => {
    const { load, world } = code(greeter);
    const port = lazyPort(load);
    expect(world.loads).toBe(0);
    expect(await port.greet('An')).toEqual(succeed('hello An'));
  });

  it('answers that it is not loaded while its code cannot be loaded, and works afterwards', async () => {
    const { load, world, logged } = code(greeter);
    const port = lazyPort(load);
    world.isReachable = false;
    expect(await port.greet('An')).toEqual({ ok: false, error: { kind: 'not-loaded' } });
    expect(logged).toHaveLength(1);
    world.isReachable = true;
    expect(await port.greet('An')).toEqual(succeed('hello An'));
  });

  it('passes a bug of the loaded port on to the caller', async () => {
    const broken: Greeter = { greet: () => Promise.reject(new TypeError('a bug')) };
    await expect(lazyPort(code(broken).load).greet('An')).rejects.toThrow('a bug');
  });

  it('answers that it is unsupported where the backend lacks it', async () => {
    const unsupported = { ok: false, error: { kind: 'unsupported' } };
    const ports: { readonly greeter?: Greeter } = lazyPorts(async (): Promise<{ greeter?: Greeter }> => ({}), {});
    expect(await ports.greeter?.greet('An')).toEqual(unsupported);
    expect(await absentPort<Greeter>().greet('An')).toEqual(unsupported);
  });

  it('can itself be awaited', async () => {
    const { load, world } = code(greeter);
    const port = lazyPort(load);
    expect(await Promise.resolve(port)).toBe(port);
    expect(world.loads).toBe(0);
  });
});

describe('ports that are loaded together', () => {
  it('are loaded once, by the first call to one of them, and pass on what is no port', async () => {
    const { load, world } = code({ one: greeter, other: greeter, greeting: 'hi' });
    const ports = lazyPorts(load, { greeting: 'hello' });
    expect([ports.greeting, world.loads]).toEqual(['hello', 0]);
    expect([await ports.one.greet('An'), await ports.other.greet('Bình')]).toEqual([
      succeed('hello An'),
      succeed('hello Bình'),
    ]);
    expect([world.loads, ports.one === ports.one]).toEqual([1, true]);
  });
});

describe('a stream whose code is loaded by the first subscriber', () => {
  it('emits what the loaded stream emits, until the subscription ends', async () => {
    const inner = new BehaviorSubject(1);
    const heard: number[] = [];
    const subscription = lazyStream(code({ inner }).load, (loaded) => loaded.inner).subscribe((value) =>
      heard.push(value),
    );
    await settle();
    inner.next(2);
    subscription.unsubscribe();
    inner.next(3);
    expect([heard, inner.observed]).toEqual([[1, 2], false]);
  });

  it('emits nothing to a subscription that ended before the code was loaded', async () => {
    const inner = new BehaviorSubject(1);
    const heard: number[] = [];
    lazyStream(code({ inner }).load, (loaded) => loaded.inner)
      .subscribe((value) => heard.push(value))
      .unsubscribe();
    await settle();
    expect([heard, inner.observed]).toEqual([[], false]);
  });

  it('ends when the listener unsubscribes at its first value', async () => {
    const inner = new BehaviorSubject(1);
    const link = lazyStream(code({ inner }).load, (loaded) => loaded.inner).subscribe(() => link.unsubscribe());
    await settle();
    expect(inner.observed).toBe(false);
  });

  it.each([
    ['the fallback', [7], [7]],
    ['nothing without a fallback', [], []],
  ])('emits %s while the code cannot be loaded', async (_, fallback, expected) => {
    const { load, world } = code({ stream: of(1) });
    world.isReachable = false;
    const heard: number[] = [];
    lazyStream(load, ({ stream }) => stream, ...fallback).subscribe((value) => heard.push(value));
    await settle();
    expect(heard).toEqual(expected);
  });
});
