import type { BrowserContext, Page, Route } from 'playwright-core';

interface Holding {
  /** What happens to each call; by default it goes on to the server. */
  readonly settle?: (route: Route) => Promise<void>;
  /** When this many calls wait, all of them go on at once, in whatever order the server takes them. */
  readonly until?: number;
}

/** Calls to an address that wait until they are released. */
export class HeldCalls {
  private letThemGo: () => void = () => undefined;
  private readonly opened = new Promise<void>((resolve) => (this.letThemGo = resolve));
  private waiting = 0;

  private constructor(private readonly holding: Holding) {}

  static async at(
    places: readonly (Page | BrowserContext)[],
    address: string,
    holding: Holding = {},
  ): Promise<HeldCalls> {
    const held = new HeldCalls(holding);
    await Promise.all(places.map((place) => place.route(address, (route) => held.take(route))));
    return held;
  }

  release(): void {
    this.letThemGo();
  }

  private async take(route: Route): Promise<void> {
    const { settle = () => route.continue(), until } = this.holding;
    this.waiting += 1;
    if (this.waiting === until) this.release();
    await this.opened;
    await settle(route);
  }
}
