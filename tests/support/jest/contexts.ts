import { AsyncLocalStorage } from 'node:async_hooks';

const used = new Set<AsyncLocalStorage<unknown>>();

// Jest creates an `AsyncLocalStorage` for each test file, and on Node 20 each promise iterates over all that were ever used in
// its process: after a hundred files, code with many awaits took sixteen times as long.
for (const name of ['run', 'enterWith'] as const) {
  const original = AsyncLocalStorage.prototype[name] as (...args: readonly unknown[]) => unknown;
  const noted = function (this: AsyncLocalStorage<unknown>, ...args: readonly unknown[]): unknown {
    used.add(this);
    return original.apply(this, args as unknown[]);
  };
  Object.assign(AsyncLocalStorage.prototype, { [name]: noted });
}

/** Disables all contexts that were used since the last call. A context that is used again is enabled again. */
export function endContexts(): void {
  for (const storage of used) storage.disable();
  used.clear();
}
