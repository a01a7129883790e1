import { lookUntil } from './look-until';
import type { WebKitRequest } from './network-request';
import type { WebKitResponse } from './network-response';
import type { PageCalls } from './page-calls';
import { PageNetwork, type NetworkSetting } from './page-network';
import type { DriverSession } from './driver-session';
import { matchesUrl, type UrlPattern } from './url-pattern';

type LoadState = 'load' | 'domcontentloaded' | 'networkidle' | 'commit';

interface Waiting {
  readonly waitUntil?: LoadState;
  readonly timeout?: number;
}

interface Stage {
  readonly isLeft: boolean;
  readonly state: DocumentReadyState;
}

const BLANK = 'about:blank';
/** The time limit for seeing any effect of a step in the history. */
const STEP_MS = 2_000;

/** In a page: whether its document has this mark, and its loading state. */
function stageOf(mark: number): Stage {
  const marks = globalThis as { [key: symbol]: unknown };
  return { isLeft: marks[Symbol.for('webkit-left')] === mark, state: document.readyState };
}

function markAs(mark: number): void {
  Object.defineProperty(globalThis, Symbol.for('webkit-left'), { value: mark, configurable: true });
}

/** Navigation of a page. */
export class PageJourney extends PageNetwork {
  /** Where it is navigating to. */
  destination: string | undefined;
  private lastMark = 0;
  private failure: string | undefined;
  private document: WebKitResponse | null = null;
  private hasArrived = true;

  constructor(
    network: NetworkSetting,
    protected readonly session: DriverSession,
    readonly calls: PageCalls,
  ) {
    super(network);
    this.on('arrive', () => (this.hasArrived = true));
    this.on('response', (response: WebKitResponse) => {
      if (!response.request().isNavigationRequest()) return;
      this.document = response;
      // A document that is not HTML requests no init script.
      if (!response.headers()['content-type']?.startsWith('text/html')) this.hasArrived = true;
    });
    this.on('requestfailed', (request: WebKitRequest, reason: string) => {
      if (request.isNavigationRequest()) this.failure = `${reason} at ${request.url()}`;
    });
  }

  url(): string {
    return this.calls.url;
  }

  async goto(url: string, waiting: Waiting = {}): Promise<WebKitResponse | null> {
    const to = new URL(url);
    const from = new URL(this.url());
    this.destination = to.href.split('#')[0];
    const isWithin = to.hash !== '' && to.href.split('#')[0] === from.href.split('#')[0];
    return this.leave(() => this.command('/url', { url }), { ...waiting, isWithin });
  }

  async reload(waiting: Waiting = {}): Promise<WebKitResponse | null> {
    this.destination = this.url().split('#')[0];
    return this.leave(() => this.command('/refresh'), { ...waiting, isWithin: false });
  }

  async goBack(waiting: Waiting = {}): Promise<WebKitResponse | null> {
    return this.step('/back', waiting);
  }

  async goForward(waiting: Waiting = {}): Promise<WebKitResponse | null> {
    return this.step('/forward', waiting);
  }

  async waitForLoadState(state: LoadState = 'load', { timeout = this.network.limitMs() } = {}): Promise<void> {
    await this.untilLoaded(null, state, timeout);
  }

  async waitForURL(wanted: UrlPattern, { timeout = this.network.limitMs() } = {}): Promise<void> {
    await lookUntil('page.waitForURL', timeout, async () => {
      const url = await this.calls.evaluate<string>(() => location.href);
      return matchesUrl(wanted, url) ? { found: true } : { missing: `it is at ${url}` };
    });
  }

  private async leave(
    go: () => Promise<void>,
    { waitUntil = 'load', timeout = this.network.limitMs(), isWithin }: Waiting & { isWithin: boolean },
  ): Promise<WebKitResponse | null> {
    const mark = await this.mark();
    [this.failure, this.document, this.hasArrived] = [undefined, null, isWithin || this.destination === BLANK];
    await go();
    await this.arrives(timeout);
    await this.untilLoaded(isWithin ? null : mark, waitUntil, timeout);
    this.destination = undefined;
    return this.document;
  }

  /** Most steps in the history stay in the same document. */
  private async step(
    path: '/back' | '/forward',
    { waitUntil = 'load', timeout = this.network.limitMs() }: Waiting,
  ): Promise<WebKitResponse | null> {
    const mark = await this.mark();
    const from = this.url();
    [this.failure, this.document] = [undefined, null];
    await this.command(path);
    const deadline = performance.now() + STEP_MS;
    await lookUntil(`page.${path}`, timeout, async () => {
      const { isLeft } = await this.stage(mark);
      const isElsewhere = !isLeft || this.url() !== from || performance.now() > deadline;
      return isElsewhere ? { found: true } : { missing: 'it stays where it is' };
    });
    await this.untilLoaded(null, waitUntil, timeout);
    return this.document;
  }

  private async untilLoaded(left: number | null, wanted: LoadState, timeout: number): Promise<void> {
    await lookUntil(`page: ${wanted}`, timeout, async () => {
      if (this.failure !== undefined) throw new Error(this.failure);
      const { isLeft, state } = await this.stage(left ?? -1);
      const isEnough =
        state === 'complete' || (wanted === 'domcontentloaded' && state === 'interactive') || wanted === 'commit';
      return isEnough && !isLeft
        ? { found: true }
        : { missing: isLeft ? 'it has not left' : `its document is ${state}` };
    });
    if (wanted === 'networkidle') await this.untilQuiet(timeout);
  }

  /** Waits for the new document: before it has arrived, a call may go to the page that is being left, and never be answered. */
  private async arrives(timeout: number): Promise<void> {
    await lookUntil('page: arrival', timeout, async () => {
      if (this.failure !== undefined) throw new Error(this.failure);
      return this.hasArrived ? { found: true } : { missing: 'no document has come' };
    });
  }

  private async mark(): Promise<number> {
    this.lastMark += 1;
    await this.calls.evaluate(markAs, this.lastMark);
    return this.lastMark;
  }

  private async stage(mark: number): Promise<Stage> {
    return this.calls.glance<Stage>(stageOf, mark);
  }

  private async command(path: string, body: object = {}): Promise<void> {
    await this.session.in(this.calls.window, 'POST', path, body);
  }
}
