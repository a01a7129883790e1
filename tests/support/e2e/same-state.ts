import type { BrowserContext, Request } from 'playwright-core';

const PATIENCE_MS = 20_000;
const LOOK_EVERY_MS = 50;

/** Whether a change is on its way from a browser to the server. */
export class ChangesUnderWay {
  private readonly requests = new Set<Request>();

  constructor(contexts: readonly BrowserContext[]) {
    for (const context of contexts) {
      context.on('request', (request) => {
        if (request.method() !== 'GET') this.requests.add(request);
      });
      context.on('requestfinished', (request) => this.requests.delete(request));
      context.on('requestfailed', (request) => this.requests.delete(request));
    }
  }

  get areNone(): boolean {
    return this.requests.size === 0;
  }
}

/** What everybody shows, once they all show the same while nothing is under way. */
export async function whatAllShow<T>(underWay: ChangesUnderWay, looks: readonly (() => Promise<T>)[]): Promise<T> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const seen = await Promise.all(looks.map((look) => look()));
    const [first, ...others] = seen.map((each) => JSON.stringify(each));
    if (underWay.areNone && others.every((other) => other === first)) return seen[0] as T;
    if (performance.now() > deadline) throw new Error(`they do not agree: ${JSON.stringify(seen)}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
