import { setTimeout as wait } from 'node:timers/promises';
import { callInPage, laterInPage, type Outcome, type PageCall } from './call-in-page';
import type { DriverSession } from './driver-session';
import { finderScript } from './finder-script';
import { LostPage } from './lost-page';
import { spelled, understood } from './spelled';

const ASK_EVERY_MS = 20;
const GLANCE_LIMIT_MS = 500;

/** Code that can be sent into a page: a function without its outer scope, or an expression. */
export type PageFunction = ((...args: never[]) => unknown) | string;

const scriptOf = (called: PageFunction): string =>
  `return (${callInPage.toString()})(${called.toString()}, arguments[0])`;

/** Calls of functions inside a window's page. */
export class PageCalls {
  /** The page's URL at the last call. */
  url = 'about:blank';

  constructor(
    private readonly session: DriverSession,
    readonly window: string,
  ) {}

  async evaluate<T>(called: PageFunction, ...args: readonly unknown[]): Promise<T> {
    return this.value<T>(await this.call(called, { args: args.map(spelled), finds: false, keeps: false }));
  }

  /** A call in a page that may be navigating away; the caller repeats a call that is lost. */
  async glance<T>(called: PageFunction, arg: unknown): Promise<T> {
    const call: PageCall = { args: [spelled(arg)], finds: false, keeps: false };
    return this.value<T>(await this.run(scriptOf(called), call, GLANCE_LIMIT_MS));
  }

  /** Calls a function with the finder as its first argument. */
  async find<T>(called: PageFunction, arg: unknown): Promise<T> {
    return this.value<T>(await this.call(called, { args: [spelled(arg)], finds: true, keeps: false }));
  }

  /** Stores the element that the call returns in the page, and returns its number. */
  async keep(called: PageFunction, arg: unknown): Promise<number | null> {
    const outcome = await this.call(called, { args: [spelled(arg)], finds: true, keeps: true });
    return outcome.kind === 'kept' ? outcome.element : this.value(outcome);
  }

  private async call(called: PageFunction, call: PageCall): Promise<Outcome> {
    const script = scriptOf(called);
    let outcome = await this.run(script, call);
    if (outcome.kind === 'no finder') {
      await this.session.run(this.window, await finderScript());
      outcome = await this.run(script, call);
    }
    while (outcome.kind === 'later') {
      await wait(ASK_EVERY_MS);
      outcome = await this.run(`return (${laterInPage.toString()})(arguments[0])`, outcome.id);
    }
    return outcome;
  }

  private async run(script: string, argument: unknown, limitMs?: number): Promise<Outcome> {
    const outcome = await this.session.run<Outcome>(this.window, script, argument, limitMs);
    this.url = outcome.url;
    return outcome;
  }

  private value<T>(outcome: Outcome): T {
    if (outcome.kind === 'value') return understood<T>(outcome.json);
    if (outcome.kind !== 'fault') throw new LostPage();
    throw new Error(`${outcome.name}: ${outcome.message}\n    in the page: ${outcome.stack}`);
  }
}
