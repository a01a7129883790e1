import { FaultProxy } from './fault-proxy';
import type { Listener } from './listener';

/** The app at its own address, where a test can release a newer version. */
export class ReleasedApp {
  private version = 1;

  private constructor(private readonly proxy: FaultProxy) {
    // Browsers recognise a newer version by a changed worker file.
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

/** Resolves when the app's files are cached on the device by a worker that controls this page. */
export async function isKept({ page }: Listener): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Makes the browser look for a newer version, as browsers do from time to time. */
export async function looksForNewer({ page }: Listener): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
}
