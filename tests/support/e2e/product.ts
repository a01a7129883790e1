import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port';
import { RunningProduct } from './running-product';

export interface ProductOptions {
  readonly mediaFolder?: string;
  /** Whether demo music may be made; off by default. */
  readonly demo?: boolean;
  /** A data folder of an earlier product; without it a new one is made. */
  readonly dataFolder?: string;
  readonly port?: number;
  readonly environment?: Readonly<Record<string, string>>;
}

export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

const ENTRY = path.resolve('dist', 'server', 'main.js');
const START_LIMIT_MS = 60_000;
const IMPORT_LIMIT_MS = 120_000;
const POLL_MS = 50;
/** The developer's own settings must not reach the product under test. */
const NOT_PASSED_ON = new Set([
  'PORT',
  'HOST',
  'DATA_DIR',
  'MEDIA_DIR',
  'DEMO',
  'LOG_LEVEL',
  'MEDIA_CACHE_BYTES',
  'DATABASE_URL',
  'SESSION_KEY',
  'SIGN_UP',
  'TRUST_PROXY',
  'MAX_CONNECTIONS',
  'MAX_CONNECTIONS_PER_ADDRESS',
  'STALLED_SECONDS',
  'UPLOADS',
  'UPLOADS_PER_ADDRESS',
  'UPLOAD_SECONDS',
  'UPLOADS_PER_ACCOUNT',
  'SMTP_URL',
  'MAIL_FROM',
  'CONTACT_EMAIL',
  'FIREBASE_SERVICE_ACCOUNT',
  'ACCESS_TOKEN_SECONDS',
  'PREMIUM_URL_SECONDS',
]);

export const isBuilt = (): boolean => existsSync(ENTRY);

export async function makeTemporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'song-e2e-'));
  // If tests run as root, the database runs under another account, which must be able to enter the folder.
  await chmod(folder, 0o755);
  return folder;
}

interface ProductFolders {
  readonly mediaFolder: string;
  readonly dataFolder: string;
}

/** Starts a product whose music and data are in one new folder, which is removed with it. */
export async function inNewFolder(start: (folders: ProductFolders) => Promise<Product>): Promise<Product> {
  const folder = await makeTemporaryFolder();
  try {
    return await start({ mediaFolder: path.join(folder, 'music'), dataFolder: path.join(folder, 'data') });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** The built product in its own process, as a person starts it. */
export class Product extends RunningProduct {
  private readonly launchedAt = Date.now();
  readonly ended: Promise<Exit>;

  private constructor(
    private readonly child: ChildProcess,
    readonly port: number,
    folders: ProductFolders,
    logFile: string,
  ) {
    super({ address: `http://127.0.0.1:${port}`, logFile, ...folders });
    this.ended = new Promise((resolve) => child.on('close', (code, signal) => resolve({ code, signal })));
  }

  /** Starts the process without waiting. */
  static async launch(options: ProductOptions = {}): Promise<Product> {
    if (!isBuilt()) throw new Error(`${ENTRY} is missing: run "npm run build" first`);
    const port = options.port ?? (await freePort());
    const dataFolder = options.dataFolder ?? path.join(await makeTemporaryFolder(), 'data');
    const inherited = Object.entries(process.env).filter(([name]) => !NOT_PASSED_ON.has(name));
    const environment = {
      ...Object.fromEntries(inherited),
      PORT: String(port),
      DATA_DIR: dataFolder,
      DEMO: options.demo === true ? 'on' : 'off',
      ...(options.mediaFolder === undefined ? {} : { MEDIA_DIR: options.mediaFolder }),
      ...options.environment,
    };
    // A file instead of a pipe: other processes read it, and it still exists after this process has ended.
    const logFile = `${dataFolder}-${port}.log`;
    mkdirSync(path.dirname(logFile), { recursive: true });
    const log = openSync(logFile, 'w');
    const child = spawn(process.execPath, [ENTRY], { env: environment, stdio: ['ignore', log, log] });
    closeSync(log);
    return new Product(child, port, { mediaFolder: options.mediaFolder ?? '', dataFolder }, logFile);
  }

  /** Starts the process and waits until it accepts listeners and has scanned its media folder. */
  static async start(options: ProductOptions = {}): Promise<Product> {
    const product = await Product.launch(options);
    try {
      await product.untilReady();
      if (options.mediaFolder !== undefined) await product.untilLookedThrough();
      return product;
    } catch (error) {
      await product.stop();
      throw error;
    }
  }

  /** The process of the server itself; its database and media tools have their own. */
  get processId(): number {
    return this.child.pid ?? 0;
  }

  async untilSaid(words: string): Promise<void> {
    await this.until(`heard to say ${words}`, START_LIMIT_MS, async () => this.output.includes(words));
  }

  async untilReady(): Promise<void> {
    await this.until('ready', START_LIMIT_MS, async () => (await fetch(`${this.address}/readyz`)).ok);
  }

  /**
   * Waits until the log has the result of the first scan: the starting process can read the log even where accounts block
   * requests.
   */
  private async untilLookedThrough(): Promise<void> {
    await this.until('done with its first import', IMPORT_LIMIT_MS, async () => /^music: \d/m.test(this.output));
  }

  /** Only while there are no accounts; later only admins may ask about an import. */
  async untilImported(): Promise<void> {
    await this.until('done with its import', IMPORT_LIMIT_MS, async () => {
      const job = await this.lastImport();
      // A job of an earlier start says nothing about this one.
      return job !== null && job.state !== 'running' && Date.parse(job.started_at) >= this.launchedAt;
    });
  }

  /** Stops gracefully, as Ctrl+C does. */
  async stop(): Promise<Exit> {
    this.child.kill('SIGTERM');
    return this.ended;
  }

  /** Ends immediately, as a power cut would end the process. */
  async kill(): Promise<Exit> {
    this.child.kill('SIGKILL');
    return this.ended;
  }

  /** Stops, and removes what it wrote. */
  async stopAndForget(): Promise<void> {
    await this.stop();
    await rm(path.dirname(this.dataFolder), { recursive: true, force: true });
  }

  private async until(what: string, limitMs: number, holds: () => Promise<boolean>): Promise<void> {
    const deadline = performance.now() + limitMs;
    while (performance.now() < deadline) {
      if (this.child.exitCode !== null) throw new Error(`the product ended before it was ${what}:\n${this.output}`);
      if (await holds().catch(() => false)) return;
      await wait(POLL_MS);
    }
    throw new Error(`the product was not ${what} after ${limitMs} ms:\n${this.output}`);
  }
}
