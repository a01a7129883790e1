import type { Finder } from './finder-page';

/** The outcome of a call into a page. A pending result has a number, by which it is requested later. */
export type Outcome = { readonly url: string } & (
  | { readonly kind: 'value'; readonly json: string }
  | { readonly kind: 'kept'; readonly element: number | null }
  | { readonly kind: 'later'; readonly id: number }
  | { readonly kind: 'fault'; readonly name: string; readonly message: string; readonly stack: string }
  | { readonly kind: 'lost' }
  | { readonly kind: 'no finder' }
);

export interface PageCall {
  readonly args: readonly string[];
  /** Whether the call finds elements; the finder is then its first argument. */
  readonly finds: boolean;
  /** Whether the result is an element, to be stored in the page. */
  readonly keeps: boolean;
}

interface Memory {
  readonly elements: unknown[];
  readonly answers: Map<number, Outcome>;
  last: number;
}

type World = typeof globalThis & { [key: symbol]: unknown };

/** In a page: calls a function. It is sent as text, so it can use nothing from its outer scope. */
export function callInPage(called: (...args: unknown[]) => unknown, { args, finds, keeps }: PageCall): Outcome {
  const world = globalThis as World;
  const memoryKey = Symbol.for('webkit-memory');
  const finder = world[Symbol.for('webkit-finder')] as Finder | undefined;
  const url = location.href;
  if (finds && finder === undefined) return { kind: 'no finder', url };
  if (world[memoryKey] === undefined)
    Object.defineProperty(world, memoryKey, { value: { elements: [], answers: new Map(), last: 0 } });
  const memory = world[memoryKey] as Memory;

  const revive = (_: string, value: unknown): unknown => {
    const mark = (value as { '~'?: string | number } | null)?.['~'];
    if (typeof mark === 'number') return memory.elements[mark];
    return mark === undefined || mark === 'undefined' ? (mark === undefined ? value : undefined) : Number(mark);
  };
  const spell = (_: string, value: unknown): unknown => {
    if (value === undefined) return { '~': 'undefined' };
    return typeof value === 'number' && !Number.isFinite(value) ? { '~': String(value) } : value;
  };
  const outcomeOf = (value: unknown): Outcome => {
    if (!keeps) return { kind: 'value', json: JSON.stringify(value, spell), url: location.href };
    return { kind: 'kept', element: value === null ? null : memory.elements.push(value) - 1, url: location.href };
  };
  const faultOf = (error: unknown): Outcome => {
    const { name = 'Error', message = String(error), stack = '' } = (error ?? {}) as Partial<Error>;
    return { kind: 'fault', name, message, stack, url: location.href };
  };
  try {
    // The mark for `undefined` is revived as a hole, which is valid in an array but not as an argument.
    const given = args.map((json) => (JSON.parse(json, revive) as [unknown])[0]);
    const value = called(...(finds ? [finder, ...given] : given));
    if (typeof (value as Promise<unknown> | null)?.then !== 'function') return outcomeOf(value);
    const id = (memory.last += 1);
    const settle = (outcome: Outcome): unknown => memory.answers.set(id, outcome);
    (value as Promise<unknown>).then((found) => settle(outcomeOf(found))).catch((error) => settle(faultOf(error)));
    return { kind: 'later', id, url };
  } catch (error) {
    return faultOf(error);
  }
}

/** In a page: the outcome of a call that was pending. */
export function laterInPage(id: number): Outcome {
  const memory = (globalThis as World)[Symbol.for('webkit-memory')] as Memory | undefined;
  const url = location.href;
  const answer = memory?.answers.get(id);
  if (answer === undefined)
    return memory === undefined || memory.last < id ? { kind: 'lost', url } : { kind: 'later', id, url };
  memory?.answers.delete(id);
  return answer;
}
