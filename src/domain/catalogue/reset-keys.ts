/** Chosen keys of a state go back to their initial values; all others stay (specification §4, "Home lists"). */
export function resetKeys<S extends object, K extends keyof S>(state: S, initial: S, keys: readonly K[]): S {
  const fresh = Object.fromEntries(keys.map((key) => [key, initial[key]]));
  return { ...state, ...fresh };
}
