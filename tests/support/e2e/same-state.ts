import type { BrowserContext, Page, Request } from 'playwright-core';

const PATIENCE_MS = 20_000;
const LOOK_EVERY_MS = 50;

/** The locks of a page that sends a change to the server, or waits for its turn to send one. */
const TURN = /^(like|save|follow) /;

/** Whether a change is on its way from a browser to the server, or about to be. */
export class ChangesUnderWay {
  private readonly requests = new Set<Request>();

  constructor(private readonly contexts: readonly BrowserContext[]) {
    for (const context of contexts) {
      context.on('request', (request) => {
        if (request.method() !== 'GET') this.requests.add(request);
      });
      context.on('requestfinished', (request) => this.requests.delete(request));
      context.on('requestfailed', (request) => this.requests.delete(request));
    }
  }

  async areNone(): Promise<boolean> {
    const pages = this.contexts.flatMap((context) => context.pages());
    const turns = await Promise.all(pages.map(turnsOf));
    return this.requests.size === 0 && !turns.flat().some((name) => TURN.test(name));
  }
}

/** The names of the locks that the tabs of a browser hold or wait for. */
const turnsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return [...held, ...pending].map(({ name = '' }) => name);
  });

/** What all pages show, once they show the same and no change is under way. */
export async function whatAllShow<T>(underWay: ChangesUnderWay, looks: readonly (() => Promise<T>)[]): Promise<T> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const areDone = await underWay.areNone();
    const seen = await Promise.all(looks.map((look) => look()));
    const [first, ...others] = seen.map((each) => JSON.stringify(each));
    if (areDone && others.every((other) => other === first)) return seen[0] as T;
    if (performance.now() > deadline) throw new Error(`they do not agree: ${JSON.stringify(seen)}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
