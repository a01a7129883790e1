import { setTimeout as wait } from 'node:timers/promises';
import type { DriverSession } from './driver-session';
import { guarded } from './guarded';
import { InitScripts } from './init-scripts';
import { InputDevices } from './input-devices';
import { WebKitKeyboard } from './keyboard';
import { locatorOf, type WebKitLocator } from './locator';
import { lookUntil } from './look-until';
import { WebKitMouse } from './mouse';
import type { PageCalls, PageFunction } from './page-calls';
import { PageJourney } from './page-journey';
import type { PageOwner } from './page-owner';
import type { RoleOptions } from './role-step';

interface Exactness {
  readonly exact?: boolean;
}

const asFunction = (called: PageFunction): PageFunction => (typeof called === 'string' ? `() => (${called})` : called);

/** Playwright's page: a window of the browser. */
export class WebKitPage extends PageJourney {
  readonly keyboard: WebKitKeyboard;
  readonly mouse: WebKitMouse;
  readonly initScripts = new InitScripts();
  private readonly whole: WebKitLocator;
  private isGone = false;

  constructor(
    private readonly owner: PageOwner,
    readonly tab: number,
    session: DriverSession,
    calls: PageCalls,
  ) {
    super(owner, session, calls);
    const devices = new InputDevices(session, calls);
    this.keyboard = guarded('keyboard', new WebKitKeyboard(devices));
    this.mouse = guarded('mouse', new WebKitMouse(devices));
    this.whole = locatorOf({ calls, devices, limitMs: () => owner.limitMs() }, []);
  }

  context(): object {
    return this.owner.self;
  }

  locator(selector: string): WebKitLocator {
    return this.whole.locator(selector);
  }

  getByRole(role: string, options?: RoleOptions): WebKitLocator {
    return this.whole.getByRole(role, options);
  }

  getByText(text: string | RegExp, options?: Exactness): WebKitLocator {
    return this.whole.getByText(text, options);
  }

  getByLabel(text: string | RegExp, options?: Exactness): WebKitLocator {
    return this.whole.getByLabel(text, options);
  }

  async evaluate<T>(called: PageFunction, arg?: unknown): Promise<T> {
    return this.calls.evaluate<T>(asFunction(called), arg);
  }

  /** Waits until the function returns a truthy value; a call that is lost by a navigation is repeated. */
  async waitForFunction<T>(
    called: PageFunction,
    arg?: unknown,
    { timeout = this.owner.limitMs() } = {},
  ): Promise<{ jsonValue(): Promise<T> }> {
    const found = await lookUntil<T>('page.waitForFunction', timeout, async () => {
      const answer = await this.calls.evaluate<T>(asFunction(called), arg);
      return answer ? { found: answer } : { missing: `${String(called)} answers ${String(answer)}` };
    });
    return { jsonValue: async () => found };
  }

  async waitForTimeout(ms: number): Promise<void> {
    await wait(ms);
  }

  async addInitScript(called: PageFunction, arg?: unknown): Promise<void> {
    this.initScripts.add(called, arg);
  }

  /** Every window is visible: none is in front of another one. */
  async bringToFront(): Promise<void> {
    await this.session.in(this.calls.window, 'GET', '/window');
  }

  async screenshot({ timeout = this.owner.limitMs() } = {}): Promise<Buffer> {
    const late = wait(timeout, undefined, { ref: false }).then(() => {
      throw new Error(`page.screenshot: Timeout ${timeout}ms exceeded`);
    });
    const taken = this.session.in<string>(this.calls.window, 'GET', '/screenshot');
    return Buffer.from(await Promise.race([taken, late]), 'base64');
  }

  setDefaultTimeout(limitMs: number): void {
    this.owner.setDefaultTimeout(limitMs);
  }

  async close(): Promise<void> {
    if (this.isGone) return;
    this.isGone = true;
    await this.owner.release(this.tab);
    this.emit('close');
  }
}
