import { randomInt } from 'node:crypto';
import type { BrowserContext, Page, Route } from 'playwright-core';

/** A browser feature that may be missing and that tabs use to share one session. */
export type Lacking = 'nothing' | 'locks' | 'database';

interface Grant {
  readonly token: string;
  readonly refresh_token: string;
}

/** The message that a listener sees when the session is over. */
export const OVER = 'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại';

const PASSWORD = 'sông dài biển rộng 7';
const EXPIRED = JSON.stringify({ code: 413, message: 'expired', data: null });

const REMOVALS: Readonly<Record<Lacking, () => void>> = {
  nothing: () => undefined,
  locks: () => Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined }),
  database: () =>
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
};

const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');

/** Several tabs of one browser in which somebody is signed in; their tokens can be made to expire. */
export class SessionTabs {
  tabs: readonly Page[] = [];
  /** The distinct refresh tokens that the server issued. */
  readonly rotations = new Set<string>();
  refreshCalls = 0;
  /** Server responses that are still being read. */
  private readonly readings: Promise<void>[] = [];
  private welcomes: readonly Promise<boolean>[] = [];
  private readonly expired = new Set<string>();

  private constructor(
    private readonly context: BrowserContext,
    private readonly address: string,
    private readonly control: Page,
  ) {}

  static async open(context: BrowserContext, address: string, lacking: Lacking): Promise<SessionTabs> {
    await context.addInitScript(REMOVALS[lacking]);
    await context.addInitScript(countTellings, OVER);
    const control = await context.newPage();
    await control.goto(`${address}/icon.svg`);
    const session = new SessionTabs(context, address, control);
    await context.route('**/sso/user/me', (route) => session.answer(route));
    context.on('response', (response) => {
      if (!response.url().endsWith('/refresh-token')) return;
      session.readings.push(session.note(response.json() as Promise<{ data: Grant }>));
    });
    await session.signIn();
    return session;
  }

  async openTabs(count: number): Promise<void> {
    this.tabs = await Promise.all(Array.from({ length: count }, () => this.context.newPage()));
    this.welcomes = this.tabs.map(welcomed);
    await Promise.all(this.tabs.map((tab) => this.readsProfile(tab, tab.goto(this.address))));
  }

  /** Whether each tab is connected as a device of the account: then the server can report to it that the session is over. */
  async socketsAreOpen(): Promise<boolean> {
    return (await Promise.all(this.welcomes)).every(Boolean);
  }

  /** From now on the server answers every request with the current token that the token has expired. */
  async expireToken(): Promise<void> {
    this.expired.add((await this.stored('accessToken')) ?? '');
  }

  /** All tabs request something from the server at the same moment, and receive it. */
  async allAsk(): Promise<void> {
    const answered = this.tabs.map((tab) => this.readsProfile(tab, Promise.resolve()));
    await this.poke();
    await Promise.all(answered);
    // Storage is synchronised between processes: the page that expires the next token may see a change later than the tabs.
    const all = [...this.tabs, this.control];
    await Promise.all(all.map((page) => page.waitForFunction(isNoneOf, [...this.expired])));
    await Promise.all(this.readings);
  }

  /** All tabs send a request at the same moment, whatever the response is. */
  async poke(): Promise<void> {
    await this.control.evaluate(() => new BroadcastChannel('song-session').postMessage({ kind: 'signed-in' }));
  }

  /** Waits until both tokens are gone, which this page may see a moment later than the tabs. */
  async isForgotten(): Promise<void> {
    await this.control.waitForFunction(() =>
      ['accessToken', 'refresh_token'].every((key) => localStorage.getItem(key) === null),
    );
  }

  async stored(key: string): Promise<string | null> {
    return this.control.evaluate((name) => localStorage.getItem(name), key);
  }

  /** Another client revokes the session. */
  async revoke(): Promise<void> {
    const authorization = `Bearer ${(await this.stored('accessToken')) ?? ''}`;
    await fetch(`${this.address}/sso/security/logout`, { headers: { authorization } });
  }

  private async readsProfile(tab: Page, cause: Promise<unknown>): Promise<void> {
    const read = tab.waitForResponse((answer) => answer.url().endsWith('/sso/user/me') && answer.ok());
    await Promise.all([read, cause]);
  }

  private async answer(route: Route): Promise<void> {
    const bearer = (route.request().headers()['authorization'] ?? '').replace('Bearer ', '');
    if (this.expired.has(bearer)) await route.fulfill({ status: 401, contentType: 'application/json', body: EXPIRED });
    else await route.continue();
  }

  private async note(answer: Promise<{ data: Grant | null }>): Promise<void> {
    this.refreshCalls += 1;
    const { data } = await answer;
    if (data !== null) this.rotations.add(data.refresh_token);
  }

  /** Registers with the device id that the browser has stored. */
  private async signIn(): Promise<void> {
    const identification = digits(32);
    const headers = { 'content-type': 'application/json', deviceid: identification.slice(0, 16), devicename: 'Linux' };
    const body = JSON.stringify({ email: `${digits(12)}@song.test`, password: PASSWORD, name: 'An' });
    const answer = await fetch(`${this.address}/sso/security/register`, { method: 'POST', headers, body });
    const { data } = (await answer.json()) as { data: Grant };
    const stored = { deviceId: identification, accessToken: data.token, refresh_token: data.refresh_token };
    await this.control.evaluate((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, Object.entries(stored));
  }
}

/** Runs in a page: whether its storage has a token other than these. */
function isNoneOf(tokens: readonly string[]): boolean {
  const token = localStorage.getItem('accessToken');
  return token !== null && !tokens.includes(token);
}

/** Whether the server answers over a socket of this tab before the tab is closed. */
async function welcomed(tab: Page): Promise<boolean> {
  try {
    const socket = await tab.waitForEvent('websocket');
    await socket.waitForEvent('framereceived');
    return true;
  } catch {
    return false;
  }
}

/** Runs in a page before any other script: counts the elements that appear with this text. */
function countTellings(words: string): void {
  const seen = new WeakSet<Node>();
  const told = window as unknown as { tellings: number };
  told.tellings = 0;
  const look = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    for (let text: Node | null = walker.currentNode; text !== null; text = walker.nextNode()) {
      if (text.nodeType !== Node.TEXT_NODE || text.textContent !== words || seen.has(text)) continue;
      seen.add(text);
      told.tellings += 1;
    }
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(look);
  }).observe(document, { childList: true, subtree: true });
}
