import type { Bind, Container, MapToResolvedValueInjectOptions, ServiceIdentifier } from 'inversify';

/** A name in the container that carries the type of its value. */
export type Token<T> = symbol & { readonly __type?: (value: T) => T };

/** One token for each of these roles, with the name of the role. */
export const tokens = <Roles extends object>(): { readonly [R in keyof Roles]: Token<Roles[R]> } =>
  new Proxy({}, { get: (made: Record<string, symbol>, role: string) => (made[role] ??= Symbol(role)) }) as never;

/** Binds a token to one instance made from other tokens; a token of another type in the list does not compile. */
export function provide<T, A extends unknown[]>(
  bind: Bind,
  name: Token<T>,
  make: (...dependencies: A) => T,
  ...dependencies: { readonly [I in keyof A]: Token<A[I]> }
): void {
  const options = dependencies as unknown as MapToResolvedValueInjectOptions<A>;
  bind<T>(name as ServiceIdentifier<T>)
    .toResolvedValue(make, options)
    .inSingletonScope();
}

/** Returns the value bound to a token. */
export const resolve = <T>(container: Container, name: Token<T>): T => container.get<T>(name as ServiceIdentifier<T>);
