import type { BrowserContext, Page, Route } from 'playwright-core';

/** Calls to an address that wait until they are let go, all at once. */
export class HeldCalls {
  private letThemGo: () => void = () => undefined;
  private readonly opened = new Promise<void>((resolve) => (this.letThemGo = resolve));

  private constructor(private readonly settle: (route: Route) => Promise<void>) {}

  /** `settle` says what becomes of each; without it, it goes on to the server. */
  static async at(
    place: Page | BrowserContext,
    address: string | RegExp,
    settle: (route: Route) => Promise<void> = (route) => route.continue(),
  ): Promise<HeldCalls> {
    const held = new HeldCalls(settle);
    await place.route(address, (route) => held.take(route));
    return held;
  }

  release(): void {
    this.letThemGo();
  }

  private async take(route: Route): Promise<void> {
    await this.opened;
    await this.settle(route);
  }
}
