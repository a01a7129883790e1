/** The members that the language, and Jest when it prints a value, read from any object. */
const ASKED_OF_ALL = new Set(['then', 'toJSON', 'constructor', 'asymmetricMatch', '$$typeof', 'nodeType', 'domain']);

/**
 * Wraps the object so that reading an unsupported member throws an error with its name. Playwright's types have more members than
 * this driver.
 */
export function guarded<T extends object>(kind: string, object: T): T {
  return new Proxy(object, {
    get(target, key, receiver): unknown {
      if (key in target || typeof key === 'symbol' || ASKED_OF_ALL.has(key)) return Reflect.get(target, key, receiver);
      throw new Error(`the WebKit driver has no ${kind}.${key}`);
    },
  });
}
