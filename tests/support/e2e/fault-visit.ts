import type { Browser, BrowserContext, Locator } from 'playwright-core';
import type { SongInfoWire } from '../../../contract/song-info';
import { FaultProxy, type Answer } from './fault-proxy';
import type { FaultPlace } from './fault-place';
import { LONG_SONG, NEXT_SONG } from './fault-product';
import { Listener } from './listener';
import { SilenceWatch } from './silence-watch';
import { installSoundProbe } from './sound-probe';
import { VIETNAMESE } from './words';

/** Which engine plays the song first. The engines after it stay as they are. */
export type FirstEngine = 'mse' | 'hls' | 'progressive';

const INFO = /\/backend\/song\/info\//;
const LOOK_LIMIT_MS = 30_000;
/** Seconds. */
const PLACES_APART = 70;
const SOME_LOOKS_MS = 300;
/** The browser's own messages about responses that were damaged on purpose. */
const OF_THE_BROWSER = /^Failed to load resource: /;

type Info = { readonly data: SongInfoWire };

/** Changes the song details so that the engines before this one have nothing to play. */
const OFFERS: Readonly<Record<FirstEngine, (song: SongInfoWire) => SongInfoWire>> = {
  mse: (song) => song,
  hls: (song) => ({ ...song, audios: song.audios.map(({ start: _, ...audio }) => audio) }),
  progressive: (song) => ({ ...song, audios: song.audios.filter(({ kind }) => kind === 'file') }),
};

const offering =
  (engine: FirstEngine) =>
  ({ status, headers, body }: Answer): Answer => {
    const answer = JSON.parse(body.toString()) as Info;
    const changed = status === 200 ? { ...answer, data: OFFERS[engine](answer.data) } : answer;
    return { status, headers, body: Buffer.from(JSON.stringify(changed)) };
  };

interface Means {
  readonly proxy: FaultProxy;
  readonly watch: SilenceWatch;
}

/** A person in their own browser who listens to a long song over a network with possible faults. */
export class FaultVisit {
  private place = 0;

  private constructor(
    readonly listener: Listener,
    private readonly means: Means,
    private readonly complaints: string[],
    private readonly albumPath: string,
  ) {}

  get context(): BrowserContext {
    return this.listener.page.context();
  }

  get proxy(): FaultProxy {
    return this.means.proxy;
  }

  get watch(): SilenceWatch {
    return this.means.watch;
  }

  static async begin(browser: Browser, { product, albumPath }: FaultPlace, engine: FirstEngine): Promise<FaultVisit> {
    const proxy = await FaultProxy.before(product.address);
    if (engine !== 'mse') proxy.change(INFO, offering(engine));
    const context = await browser.newContext({
      locale: 'vi-VN',
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'block',
    });
    context.setDefaultTimeout(LOOK_LIMIT_MS);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && !OF_THE_BROWSER.test(message.text())) complaints.push(message.text());
    });
    await installSoundProbe(page);
    const watch = await SilenceWatch.on(page, VIETNAMESE.seek);
    const listener = new Listener(page, proxy.address, VIETNAMESE);
    return new FaultVisit(listener, { proxy, watch }, complaints, albumPath);
  }

  async goesToAlbum(): Promise<void> {
    await this.listener.opens(this.albumPath);
  }

  async opensAlbum(): Promise<void> {
    await this.goesToAlbum();
    await this.song.waitFor();
  }

  /** Waits until the long song sounds; returns when it was pressed. */
  async playsSong(): Promise<number> {
    await this.opensAlbum();
    const pressedAt = await this.watch.now();
    await this.listener.plays(LONG_SONG.title);
    await this.listener.player.reaches(0.5);
    return pressedAt;
  }

  /** Plays from the start of the song, with the engine that should play it first. */
  async startsOver(): Promise<void> {
    await this.listener.player.skips();
    await this.listener.player.showsSong(NEXT_SONG.title);
    // After 3 s, going back would return to the start of that song.
    await this.listener.player.movesSeekBarWith('Home');
    await this.listener.player.goesBack();
    await this.listener.player.showsSong(LONG_SONG.title);
    await this.listener.player.reaches(0.5);
  }

  /** Seeks forward by more than players buffer; returns the new position of the seek bar. */
  async seeksToNewPlace(): Promise<number> {
    this.place += PLACES_APART;
    await this.listener.player.seeksTo(this.place / LONG_SONG.seconds);
    return this.listener.player.position();
  }

  /** Waits until the song was heard at this position or later and no message is shown; does not throw on a timeout. */
  async hearsBeyond(position: number): Promise<void> {
    await this.listener.page
      .waitForFunction(isBeyond, [VIETNAMESE.seek, position] as const)
      .catch((error: unknown) => this.complaints.push(`not heard beyond ${position}: ${String(error)}`));
    await this.wait(SOME_LOOKS_MS);
  }

  /** Resolves when a fault has affected `count` responses. */
  async untilStruck(count: number): Promise<void> {
    const deadline = performance.now() + LOOK_LIMIT_MS;
    while (this.proxy.struckCount < count && performance.now() < deadline) await this.wait(20);
    if (this.proxy.struckCount < count) this.complaints.push(`the fault met ${this.proxy.struckCount} answers alone`);
  }

  /** Faults may last for a certain time. */
  async wait(ms: number): Promise<void> {
    await this.listener.page.waitForTimeout(ms);
  }

  /** Ends all faults; returns the time at which they ended. */
  async heals(): Promise<number> {
    this.proxy.heal();
    return this.watch.now();
  }

  /** Errors that nobody caught, and what the product wrote to the console. */
  takeComplaints(): readonly string[] {
    return this.complaints.splice(0);
  }

  async ends(): Promise<void> {
    await this.context.close();
    await this.proxy.close();
  }

  private get song(): Locator {
    const { page, words } = this.listener;
    return page
      .getByRole('main')
      .getByRole('button', { name: words.playSong(LONG_SONG.title) })
      .first();
  }
}

function isBeyond([seekBar, position]: readonly [string, number]): boolean {
  const bar = document.querySelector<HTMLInputElement>(`input[aria-label="${seekBar}"]`);
  return Number(bar?.value) >= position && document.querySelector('[role="alert"]') === null;
}
