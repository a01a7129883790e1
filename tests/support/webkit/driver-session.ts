import { driverCall, type DriverMethod } from './driver-call';
import { findMiniBrowser } from './find-mini-browser';
import { LostPage } from './lost-page';
import { startDriver, type DriverProcess } from './driver-process';

/** Many times the usual duration. */
const START_LIMIT_MS = 5_000;
const START_TRIES = 3;
/** Longer than a busy page takes to run the script. */
const SCRIPT_LIMIT_MS = 5_000;

/** One browser with a profile of its own, and its windows. Commands go to one window at a time, one after another. */
export class DriverSession {
  private chosen: string | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private isOver = false;

  private constructor(
    private readonly process: DriverProcess,
    private readonly base: string,
  ) {}

  static async open(env: NodeJS.ProcessEnv, httpProxy: string, triesLeft = START_TRIES - 1): Promise<DriverSession> {
    const driver = await startDriver(env);
    try {
      return await DriverSession.begin(driver, httpProxy);
    } catch (error) {
      driver.close();
      // Occasionally the browser and its driver fail to connect.
      if (triesLeft > 0) return DriverSession.open(env, httpProxy, triesLeft - 1);
      throw error;
    }
  }

  private static async begin(driver: DriverProcess, httpProxy: string): Promise<DriverSession> {
    const alwaysMatch = {
      // The code that needs a load waits for it: until then other windows, and the network, can be handled.
      pageLoadStrategy: 'none',
      proxy: { proxyType: 'manual', httpProxy, noProxy: [] },
      'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
    };
    const body = { capabilities: { alwaysMatch } };
    const begun = driverCall<{ sessionId: string }>(`${driver.address}/session`, 'POST', body, START_LIMIT_MS);
    const { sessionId } = await begun;
    return new DriverSession(driver, `${driver.address}/session/${sessionId}`);
  }

  /** The window that a session begins with. */
  async firstWindow(): Promise<string> {
    return this.inTurn(() => driverCall<string>(`${this.base}/window`, 'GET'));
  }

  async newWindow(): Promise<string> {
    const made = await this.inTurn(() =>
      driverCall<{ handle: string }>(`${this.base}/window/new`, 'POST', { type: 'window' }),
    );
    return made.handle;
  }

  /** Runs a script in a window. A script sent to a page that is just being left is never answered. */
  async run<T>(window: string, script: string, argument?: unknown, limitMs = SCRIPT_LIMIT_MS): Promise<T> {
    const body = { script, args: [argument] };
    try {
      return await this.inWindow(window, () => driverCall<T>(`${this.base}/execute/sync`, 'POST', body, limitMs));
    } catch (error) {
      // The error is from Node's own realm, whose `Error` differs from the one in a test.
      throw (error as Error).name === 'TimeoutError' ? new LostPage() : error;
    }
  }

  /** A command to a window. */
  async in<T>(window: string, method: DriverMethod, path: string, body?: object): Promise<T> {
    return this.inWindow(window, () => driverCall<T>(`${this.base}${path}`, method, body));
  }

  async closeWindow(window: string): Promise<void> {
    await this.in(window, 'DELETE', '/window');
    this.chosen = undefined;
  }

  async close(): Promise<void> {
    if (this.isOver) return;
    this.isOver = true;
    await driverCall(this.base, 'DELETE').catch(() => undefined);
    this.process.close();
  }

  private inWindow<T>(window: string, command: () => Promise<T>): Promise<T> {
    return this.inTurn(async () => {
      if (this.chosen !== window) await driverCall(`${this.base}/window`, 'POST', { handle: window });
      this.chosen = window;
      return command();
    });
  }

  private inTurn<T>(command: () => Promise<T>): Promise<T> {
    const mine = this.last.then(() => {
      if (this.isOver) throw new Error('Target page, context or browser has been closed');
      return command();
    });
    this.last = mine.catch(() => undefined);
    return mine;
  }
}
