import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { signalAll } from './run-command';

const SERVER = 'tests/support/e2e/serve-fixtures.ts';
const START_LIMIT_MS = 30_000;
const END_LIMIT_MS = 30_000;

/** The browsers and products that the browser test files of a run share; a separate process holds them. */
export interface Fixtures {
  /** The environment of the test files' processes. */
  readonly environment: Readonly<Record<string, string>>;
  /** Whether the process of the fixtures has died. */
  hasEnded(): boolean;
  stop(): Promise<void>;
}

/** Fixtures for one file after another. If their process has died, the next file gets new ones. */
export class LastingFixtures {
  private current: Fixtures | undefined;

  constructor(private readonly start: () => Promise<Fixtures> = startFixtures) {}

  async environment(): Promise<Fixtures['environment']> {
    if (this.current?.hasEnded() === true) await this.stop();
    this.current ??= await this.start();
    return this.current.environment;
  }

  async stop(): Promise<void> {
    const { current } = this;
    this.current = undefined;
    await current?.stop();
  }
}

async function startFixtures(): Promise<Fixtures> {
  // In a process group of its own: an interrupt reaches the test files first, and this process ends after them.
  const child = spawn(process.execPath, ['--import', 'tsx', SERVER], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: process.platform !== 'win32',
  });
  const ended = once(child, 'exit');
  const said = once(createInterface(child.stdout), 'line', { signal: AbortSignal.timeout(START_LIMIT_MS) });
  const [address] = (await Promise.race([said, ended.then(neverStarted)]).catch((error: unknown) => {
    signalAll(child, 'SIGKILL');
    throw error;
  })) as [string];
  return {
    environment: { SONG_FIXTURES: address },
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    async stop() {
      const limit = setTimeout(() => signalAll(child, 'SIGKILL'), END_LIMIT_MS);
      child.stdin.end();
      await ended;
      clearTimeout(limit);
      signalAll(child, 'SIGKILL');
    },
  };
}

function neverStarted(): never {
  throw new Error(`${SERVER} ended before it was there`);
}
