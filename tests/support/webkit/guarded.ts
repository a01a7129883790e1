/** What the language, and Jest where it prints a value, ask of any object. */
const ASKED_OF_ALL = new Set(['then', 'toJSON', 'constructor', 'asymmetricMatch', '$$typeof', 'nodeType', 'domain']);

/** The object, which says by name what it does not offer. Playwright's types offer more than this driver does. */
export function guarded<T extends object>(kind: string, object: T): T {
  return new Proxy(object, {
    get(target, key, receiver): unknown {
      if (key in target || typeof key === 'symbol' || ASKED_OF_ALL.has(key)) return Reflect.get(target, key, receiver);
      throw new Error(`the WebKit driver has no ${kind}.${key}`);
    },
  });
}
