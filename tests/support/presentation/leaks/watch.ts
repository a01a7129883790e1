import type { Subscription } from '../../../../src/domain/shared/event-stream';

type Anything = (...input: unknown[]) => unknown;

const isFunction = (value: unknown): value is Anything => typeof value === 'function';
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether calls through the value can begin something. Lists, maps and records of plain data cannot. */
function isService(value: unknown): value is object {
  if (isFunction(value)) return true;
  if (!isObject(value) || Array.isArray(value)) return false;
  if (value instanceof Map || value instanceof Set || value instanceof Promise || value instanceof Date) return false;
  const isPlain = Object.getPrototypeOf(value) === Object.prototype;
  return !isPlain || Object.values(value).some(isService);
}

const hasEnded = (held: Subscription): boolean => 'closed' in held && held.closed === true;
/** A subject has `unsubscribe` too, but is a stream. */
const isSubscription = (value: unknown): value is Subscription =>
  isObject(value) && 'unsubscribe' in value && !('subscribe' in value);

const watchedObjects = new WeakMap<object, object>();

/** The object behind a watched one; any other object itself. */
export const behind = (value: object): object => watchedObjects.get(value) ?? value;

/**
 * Counts what is begun through the objects that it wraps: subscriptions to their streams, timers, and everything else that
 * returns a `Subscription`. Its names are the paths to the calls, such as `deps.changes` or `timer.after`.
 */
export class Watch {
  private readonly held = new Map<Subscription, string>();
  /** Everything that was ever begun, in order. */
  readonly begun: string[] = [];

  /** What was begun and has not ended, sorted by name. */
  get live(): readonly string[] {
    return [...this.held].flatMap(([held, name]) => (hasEnded(held) ? [] : [name])).toSorted();
  }

  /** The same object, watched, with everything that is reached through it. */
  over<T>(value: T, name = ''): T {
    return isService(value) ? (this.wrap(value, name) as T) : value;
  }

  private wrap(value: object, name: string): object {
    // A target without fields: a proxy may not replace the fixed fields of its target, and MobX fixes the actions of an object.
    const target = isFunction(value) ? () => undefined : Object.create(Object.getPrototypeOf(value));
    const proxy: object = new Proxy(target as object, {
      has: (_, key) => key in value,
      get: (_, key) => {
        const found: unknown = Reflect.get(value, key);
        if (typeof key === 'symbol') return found;
        return isFunction(found) ? this.method(value, found, [name, key]) : this.over(found, pathOf(name, key));
      },
      apply: (_, __, input: unknown[]) => this.answer((value as Anything)(...input), name),
    });
    watchedObjects.set(proxy, value);
    return proxy;
  }

  private method(target: object, found: Anything, [owner, key]: readonly [string, string]): Anything {
    const name = key === 'subscribe' ? owner : pathOf(owner, key);
    return (...input) => {
      const ended = { isIt: false };
      const answer: unknown = found.apply(target, this.watchedInput(key, name, input, ended));
      return this.answer(answer, name, ended);
    };
  }

  /** Values of streams are watched too; a timer that has run has ended. */
  private watchedInput(key: string, name: string, input: unknown[], ended: { isIt: boolean }) {
    if (key === 'subscribe')
      return input.map((each) => (isFunction(each) ? (value: unknown) => each(this.over(value, name)) : each));
    if (key !== 'after') return input;
    return input.map((each) => (isFunction(each) ? () => this.run(each, ended) : each));
  }

  private run(timed: Anything, ended: { isIt: boolean }): void {
    ended.isIt = true;
    timed();
  }

  private answer(answer: unknown, name: string, ended = { isIt: false }): unknown {
    if (!isSubscription(answer)) return this.over(answer, name);
    const held: Subscription & { readonly closed: boolean } = {
      unsubscribe: () => {
        this.held.delete(held);
        answer.unsubscribe();
      },
      get closed() {
        return ended.isIt || hasEnded(answer);
      },
    };
    this.begun.push(name);
    this.held.set(held, name);
    return held;
  }
}

const pathOf = (owner: string, key: string): string => (owner === '' ? key : `${owner}.${key}`);
