import type { LogFields, Logger } from '../../../server/application/ports/logger.port';
import { ServerLifecycle } from '../../../server/composition/lifecycle';
import { Shutdown, type HostProcess } from '../../../server/composition/shutdown';
import { silentLogger } from '../../support/server/silent-logger';

const loggerInto = (lines: [string, LogFields | undefined][]): Logger => ({
  ...silentLogger,
  info: (message, fields) => void lines.push([message, fields]),
  error: (message, fields) => void lines.push([message, fields]),
});

describe('the life of the server', () => {
  it('is ready only between the end of its start and the beginning of its stop', async () => {
    const lifecycle = new ServerLifecycle();
    expect(lifecycle.isReady()).toBe(false);
    lifecycle.becomeReady();
    expect(lifecycle.isReady()).toBe(true);
    let whileStopping = true;
    lifecycle.onStop('a part', () => void (whileStopping = lifecycle.isReady()));
    await lifecycle.stopAll(silentLogger);
    expect(whileStopping).toBe(false);
  });

  it('stops its parts one after another, the last one first', async () => {
    const lifecycle = new ServerLifecycle();
    const order: string[] = [];
    lifecycle.onStop('database', () => void order.push('database'));
    lifecycle.onStop('jobs', async () => {
      order.push('jobs begin');
      await new Promise((resolve) => setTimeout(resolve, 20));
      order.push('jobs end');
    });
    expect(await lifecycle.stopAll(silentLogger)).toBe(true);
    expect(order).toEqual(['jobs begin', 'jobs end', 'database']);
  });

  it('stops the other parts when one fails, throws or hangs, and logs its name', async () => {
    const lifecycle = new ServerLifecycle();
    const lines: [string, LogFields | undefined][] = [];
    const stopped = jest.fn();
    const failure = new Error('no');
    lifecycle.onStop('database', stopped);
    lifecycle.onStop('rejects', () => Promise.reject(failure));
    lifecycle.onStop('throws', () => {
      throw failure;
    });
    lifecycle.onStop('hangs', () => new Promise(() => undefined));
    expect(await lifecycle.stopAll(loggerInto(lines), 30)).toBe(false);
    expect(stopped).toHaveBeenCalledTimes(1);
    expect(lines).toEqual([
      ['a part of the server did not stop', { part: 'hangs', error: new Error('took longer than 30 ms') }],
      ['a part of the server did not stop', { part: 'throws', error: failure }],
      ['a part of the server did not stop', { part: 'rejects', error: failure }],
    ]);
  });
});

describe('the end of the process', () => {
  class FakeHost implements HostProcess {
    readonly listeners = new Map<string, (value: unknown) => void>();
    readonly exits: number[] = [];

    on(event: string, listener: (value: unknown) => void): void {
      this.listeners.set(event, listener);
    }

    exit(code: number): void {
      this.exits.push(code);
    }

    emit(event: string, value?: unknown): void {
      this.listeners.get(event)?.(value);
    }
  }

  const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

  const begin = (isTerminal: boolean) => {
    const host = new FakeHost();
    const lifecycle = new ServerLifecycle();
    const lines: [string, LogFields | undefined][] = [];
    const shutdown = new Shutdown(lifecycle, loggerInto(lines), host);
    shutdown.listen(isTerminal);
    return { host, lifecycle, lines, shutdown };
  };

  it.each(['SIGTERM', 'SIGINT'])('is orderly at %s, with code 0', async (signal) => {
    const { host, lifecycle, lines } = begin(false);
    const stopped = jest.fn();
    lifecycle.onStop('a part', stopped);
    host.emit(signal);
    await settle();
    expect(stopped).toHaveBeenCalledTimes(1);
    expect(host.exits).toEqual([0]);
    expect(lines).toEqual([['stopping', { signal }]]);
  });

  it('begins when its terminal closes (SIGHUP), and not at SIGHUP without a terminal, as under nohup', () => {
    expect(begin(true).host.listeners.has('SIGHUP')).toBe(true);
    expect(begin(false).host.listeners.has('SIGHUP')).toBe(false);
  });

  it('happens once for the two signals that Ctrl+C under npm sends', async () => {
    const { host, lifecycle } = begin(false);
    lifecycle.onStop('slow', () => new Promise((resolve) => setTimeout(resolve, 40)));
    host.emit('SIGINT');
    host.emit('SIGINT');
    expect(host.exits).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(host.exits).toEqual([0]);
  });

  it('has code 1 when a part does not stop', async () => {
    const { host, lifecycle } = begin(false);
    lifecycle.onStop('broken', () => Promise.reject(new Error('no')));
    host.emit('SIGTERM');
    await settle();
    expect(host.exits).toEqual([1]);
  });

  it('has code 1 after an uncaught exception, which is logged, and is still orderly', async () => {
    const { host, lifecycle, lines } = begin(false);
    const stopped = jest.fn();
    lifecycle.onStop('a part', stopped);
    const error = new Error('a bug');
    host.emit('uncaughtException', error);
    await settle();
    expect(lines).toEqual([['a bug stops the server', { error }]]);
    expect(stopped).toHaveBeenCalledTimes(1);
    expect(host.exits).toEqual([1]);
  });

  it('happens once, whatever else requests it', async () => {
    const { host, shutdown } = begin(false);
    await Promise.all([shutdown.start(1), shutdown.start(0)]);
    expect(host.exits).toEqual([1]);
  });
});
