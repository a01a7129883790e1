import type { Page, Request, Route } from 'playwright-core';

const PATIENCE_MS = 15_000;

/** Responses that are delayed for as long as a test wants: a network on which the first response may arrive last. */
export class HeldAnswers {
  private readonly routes: Route[] = [];
  private readonly lost: string[] = [];
  private wake: () => void = () => undefined;

  private constructor(page: Page) {
    page.on('requestfailed', (request: Request) => {
      this.lost.push(request.url());
      this.wake();
    });
  }

  /** From now on requests to these addresses get no response until `letGo`. */
  static async to(page: Page, addresses: RegExp): Promise<HeldAnswers> {
    const held = new HeldAnswers(page);
    await page.route(addresses, (route) => {
      held.routes.push(route);
      held.wake();
    });
    return held;
  }

  /** Resolves when the page has sent `count` requests. */
  async asked(count = 1): Promise<void> {
    await this.until('was not asked for', () => this.routes.length >= count);
  }

  /** Resolves when the page has cancelled a request. */
  async takenBack(): Promise<void> {
    await this.until('was not taken back', () => this.lost.length > 0);
  }

  /** Lets the responses arrive now. */
  async letGo(): Promise<void> {
    await Promise.all(this.routes.map((route) => route.continue()));
  }

  private async until(otherwise: string, holds: () => boolean): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`an answer that is held ${otherwise}`)), PATIENCE_MS);
    });
    try {
      while (!holds()) await Promise.race([tooLong, new Promise<void>((resolve) => (this.wake = resolve))]);
    } finally {
      clearTimeout(timer);
    }
  }
}
