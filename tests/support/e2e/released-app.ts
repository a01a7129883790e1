import { FaultProxy } from './fault-proxy';
import type { Listener } from './listener';

/** The app at an address of its own, where a newer version is released when a test says so. */
export class ReleasedApp {
  private version = 1;

  private constructor(private readonly proxy: FaultProxy) {
    // Browsers know a newer version by its worker being another file.
    proxy.change(/^\/sw\.js$/, ({ body, ...answer }) => ({
      ...answer,
      body: Buffer.concat([body, Buffer.from(`\n// version ${this.version}\n`)]),
    }));
  }

  static async of(product: string): Promise<ReleasedApp> {
    return new ReleasedApp(await FaultProxy.before(product));
  }

  get address(): string {
    return this.proxy.address;
  }

  releases(): void {
    this.version += 1;
  }

  close(): Promise<void> {
    return this.proxy.close();
  }
}

/** Resolves when the app's files are kept on the device, by a worker that this page speaks to. */
export async function isKept({ page }: Listener): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Has the browser look for a newer version, as it does from time to time by itself. */
export async function looksForNewer({ page }: Listener): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
}
