import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { BrowserServer } from 'playwright-core';
import { SoundCard } from '../sound/sound-card';
import { serveBrowser, type BrowserKind } from './launch';
import type { Product } from './product';
import { inDatabaseOf } from './product-database';
import type { ProductKind } from './product-kind';
import { isProductKind, PRODUCT_KINDS } from './product-kinds';

/**
 * Runs one browser and one product of each kind, and a sound card, for a run of browser tests, whose files run in separate
 * processes. Each is started when the first file asks for it, and again if it has ended.
 */
export class FixtureServer {
  private readonly products = new Map<string, Promise<Product>>();
  private readonly browsers = new Map<string, Promise<BrowserServer>>();
  private readonly soundCards = new Map<string, Promise<SoundCard>>();

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => {
      this.answer(request).then(
        (found) => response.end(JSON.stringify(found)),
        (error: unknown) => {
          response.statusCode = 500;
          response.end(error instanceof Error ? error.stack : String(error));
        },
      );
    });
  }

  static async open(): Promise<FixtureServer> {
    const server = createServer();
    // The first request waits until a product has started and its songs have been made.
    server.requestTimeout = 0;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new FixtureServer(server);
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    const ends = [
      ...[...this.products.values()].map(async (product) => (await product).stopAndForget()),
      ...[...this.browsers.values()].map(async (browser) => (await browser).close()),
      ...[...this.soundCards.values()].map(async (card) => (await card).unplug()),
    ];
    await Promise.allSettled(ends);
  }

  private async answer(request: IncomingMessage): Promise<object> {
    const [, what, kind = ''] = (request.url ?? '').split('/');
    if (what === 'browser') return this.browser(JSON.parse(await text(request)) as BrowserKind);
    if (what === 'product' && isProductKind(kind)) return this.product(kind);
    if (what === 'sound-card') return this.soundCard();
    throw new Error(`there is no fixture at ${request.url ?? ''}`);
  }

  private async browser(kind: BrowserKind): Promise<object> {
    const name = JSON.stringify(kind);
    const server = await onlyOne(this.browsers, name, async () => {
      const started = await serveBrowser(kind);
      started.on('close', () => this.browsers.delete(name));
      return started;
    });
    return { endpoint: server.wsEndpoint() };
  }

  private async soundCard(): Promise<object> {
    const { server } = await onlyOne(this.soundCards, 'the one', () => SoundCard.plugIn());
    return { server };
  }

  private async product(kind: ProductKind): Promise<object> {
    const product = await onlyOne(this.products, kind, async () => {
      const started = await PRODUCT_KINDS[kind]();
      void started.ended.then(() => this.products.delete(kind));
      return started;
    });
    await forgetRates(product);
    const { address, dataFolder, mediaFolder, logFile } = product;
    return { address, dataFolder, mediaFolder, logFile };
  }
}

/** One per name, even with several requests while it starts; after a failed start the next request tries again. */
async function onlyOne<T>(all: Map<string, Promise<T>>, name: string, start: () => Promise<T>): Promise<T> {
  const one = all.get(name) ?? start();
  all.set(name, one);
  return one.catch((error: unknown) => {
    all.delete(name);
    throw error;
  });
}

/** All files use one address: the sign-ups and sign-ins of one file must not count for the next. */
const forgetRates = (product: Product): Promise<void> =>
  inDatabaseOf(product, (db) => db.deleteFrom('rate_buckets').execute());
