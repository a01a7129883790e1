import type { PageFunction } from './page-calls';

/** The scripts that run before the scripts of each document, in the order in which they were added. */
export class InitScripts {
  private readonly texts: string[] = [];

  add(called: PageFunction, arg?: unknown): void {
    if (typeof called !== 'function') throw new Error('the WebKit driver has init scripts that are functions alone');
    this.texts.push(callOf(called, arg));
  }

  get text(): string {
    return this.texts.join('\n');
  }
}

/** A call whose failure is reported and does not stop the calls after it. */
export const callOf = (called: (...args: never[]) => unknown, arg?: unknown): string =>
  `try { (${called.toString()})(${JSON.stringify(arg) ?? ''}); } catch (error) { reportError(error); }`;
