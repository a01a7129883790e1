import type { Browser, Page } from 'playwright-core';
import type { PlaybackEngine, PlaybackFact } from '../../../src/domain/playback/sources/playback-engine.port';
import type { PlaybackSource } from '../../../src/domain/playback/sources/playback-source';
import { aFile, aSource } from '../builders/a-source';
import type { EngineName, EnginePage } from './engine-page';
import { SONG_SECONDS } from './engine-media';
import type { EngineSite } from './engine-site';
import { instantSource } from './instant-media';

/** The page's own globals, as seen by functions that run in the page. */
type InPage = typeof globalThis & { enginePage: EnginePage; engine: PlaybackEngine };

type Command = 'load' | 'prepare' | 'follow' | 'play' | 'pause' | 'seek' | 'release';

/** Browser errors that no engine may cause; the error of a deliberately missing song is not among them. */
const TELLING = ['Content Security Policy', 'ERR_FILE_NOT_FOUND'];

/** The loudness from which on a listener would hear the sound of a page. */
export const AUDIBLE = 0.02;
const PATIENCE_MS = 20_000;

export interface Look {
  readonly position: number;
  readonly loudness: number;
  readonly isPaused: boolean;
  readonly elementCount: number;
  /** Elements that have a source. */
  readonly heldCount: number;
  readonly facts: readonly PlaybackFact[];
}

/** One page with one engine, in a real browser. */
export class EngineVisit {
  readonly problems: string[] = [];

  private constructor(
    readonly page: Page,
    private readonly name: EngineName,
    private readonly site: EngineSite,
  ) {
    page.on('pageerror', (error) => this.problems.push(error.message));
    page.on('console', (message) => {
      if (TELLING.some((words) => message.text().includes(words))) this.problems.push(message.text());
    });
  }

  /** With `autoplay` the page plays a song by itself: every script that the test runs in the page counts as a gesture. */
  static async begin(browser: Browser, site: EngineSite, name: EngineName, autoplay = ''): Promise<EngineVisit> {
    const visit = new EngineVisit(await browser.newPage(), name, site);
    const order = { engine: name, source: autoplay === '' ? null : visit.source(autoplay) };
    await visit.page.addInitScript((given) => Object.assign(globalThis, { engineOrder: given }), order);
    await visit.page.goto(site.address);
    await visit.page.waitForFunction(() => 'engine' in globalThis);
    return visit;
  }

  source(song: string): PlaybackSource {
    if (this.name === 'mse') return instantSource(song, SONG_SECONDS);
    return this.name === 'progressive'
      ? aFile({ url: `/media/${song}/song.mp3` })
      : aSource({ url: `/media/${song}/master.m3u8` });
  }

  async tell(command: Command, ...values: (PlaybackSource | number | null)[]): Promise<void> {
    await this.page.evaluate(
      ([name, given]) => {
        const { engine } = globalThis as InPage;
        (engine[name] as (...args: unknown[]) => void).apply(engine, given);
      },
      [command, values] as const,
    );
  }

  /** Prepares a song and cancels it before the browser has started to load it. */
  async prepareInVain(song: string): Promise<void> {
    await this.page.evaluate((source) => {
      const { engine } = globalThis as InPage;
      engine.prepare(source);
      engine.prepare(null);
    }, this.source(song));
  }

  /** Loads and plays; returns the milliseconds until sound is heard. */
  async playFrom(song: string, startAt: number): Promise<number> {
    return this.page.evaluate(
      ([source, at]) => {
        const { engine, enginePage } = globalThis as InPage;
        engine.load(source, at);
        engine.play();
        return enginePage.untilSound();
      },
      [this.source(song), startAt] as const,
    );
  }

  /** Once the element is at this position or later, in its own time, tells the engine which song follows. */
  async followAt(song: string, seconds: number): Promise<void> {
    await this.page.evaluate(
      async ([source, at]) => {
        const { engine, enginePage } = globalThis as InPage;
        const isThere = () => enginePage.elements.some(({ currentTime }) => currentTime >= at);
        while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 1));
        engine.follow(source);
      },
      [this.source(song), seconds] as const,
    );
  }

  /** Loads and plays without waiting. */
  async playSilently(song: string): Promise<void> {
    await this.tell('load', this.source(song), 0);
    await this.tell('play');
  }

  /** Waits until the playing element is at this position or later, in its own time. */
  async untilPosition(seconds: number, before = Number.MAX_VALUE): Promise<void> {
    await this.page.waitForFunction(
      ([from, to]) =>
        (globalThis as InPage).enginePage.elements.some(({ currentTime }) => currentTime >= from && currentTime < to),
      [seconds, before] as const,
    );
  }

  /** Waits until there is sound: on a busy machine the sound has gaps. */
  async untilHeard(): Promise<void> {
    await this.page.waitForFunction((audible) => (globalThis as InPage).enginePage.loudness() > audible, AUDIBLE);
  }

  /** Waits until addresses of a song with this ending were requested `times` times. */
  async untilRequested(song: string, ending = '.m4s', times = 1): Promise<void> {
    const isMeant = (url: string): boolean => url.includes(`/${song}/`) && url.endsWith(ending);
    const deadline = performance.now() + PATIENCE_MS;
    while (this.site.requested.filter(isMeant).length < times) {
      if (performance.now() > deadline) throw new Error(`${ending} of ${song} was not asked for ${times} times`);
      await this.page.waitForTimeout(20);
    }
  }

  async wait(ms: number): Promise<void> {
    await this.page.waitForTimeout(ms);
  }

  async look(): Promise<Look> {
    return this.page.evaluate(() => {
      const { enginePage } = globalThis as InPage;
      const { elements, facts } = enginePage;
      const held = elements.filter((element) => element.currentSrc !== '' && element.networkState !== 0);
      const active = held.find((element) => !element.paused) ?? held[0];
      return {
        position: active?.currentTime ?? -1,
        loudness: enginePage.loudness(),
        isPaused: active?.paused ?? true,
        elementCount: elements.length,
        heldCount: held.length,
        facts: [...facts],
      };
    });
  }

  /** Waits until `count` elements have a source. */
  async untilHeld(count: number): Promise<void> {
    await this.page.waitForFunction(
      (wanted) =>
        (globalThis as InPage).enginePage.elements.filter(
          ({ currentSrc, networkState }) => currentSrc !== '' && networkState !== HTMLMediaElement.NETWORK_EMPTY,
        ).length === wanted,
      count,
    );
  }

  /** Waits until at least `count` elements have decodable data. */
  async untilDecodable(count: number): Promise<void> {
    await this.page.waitForFunction(
      (wanted) =>
        (globalThis as InPage).enginePage.elements.filter(
          ({ readyState }) => readyState >= HTMLMediaElement.HAVE_CURRENT_DATA,
        ).length >= wanted,
      count,
    );
  }

  /** Waits until the engine has reported a fact of this kind; returns every fact so far. */
  async untilTold(kind: PlaybackFact['kind'], patienceMs = 15_000): Promise<readonly PlaybackFact[]> {
    await this.page.waitForFunction(
      (wanted) => (globalThis as InPage).enginePage.facts.some((fact) => fact.kind === wanted),
      kind,
      { timeout: patienceMs },
    );
    return (await this.look()).facts;
  }

  /** The reported end position of a seek to `from` or later. Engines may also report the seek to the start of a song. */
  async untilSeekTold(from: number): Promise<number> {
    const told = await this.page.waitForFunction(
      (least) =>
        (globalThis as InPage).enginePage.facts.flatMap((fact) =>
          fact.kind === 'seeked' && fact.position >= least ? [fact.position] : [],
        )[0],
      from,
    );
    return (await told.jsonValue()) ?? Number.NaN;
  }

  /** Which engines support this source in this browser. */
  async supportedBy(source: PlaybackSource): Promise<Readonly<Record<EngineName, boolean>>> {
    return this.page.evaluate((given) => {
      const { enginePage } = globalThis as InPage;
      const ask = (name: EngineName) => enginePage.supports(name, given);
      return { mse: ask('mse'), hls: ask('hls'), native: ask('native'), progressive: ask('progressive') };
    }, source);
  }

  /** Plays inside a real gesture. */
  async playOnClick(): Promise<void> {
    await this.page.evaluate(() => {
      const { engine, enginePage } = globalThis as InPage;
      const play = () => {
        void enginePage.resumeSound();
        engine.play();
      };
      document.addEventListener('click', play, { once: true });
    });
    await this.page.mouse.click(10, 10);
  }
}
