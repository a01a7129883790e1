import type { Bind, Container, MapToResolvedValueInjectOptions, ServiceIdentifier } from 'inversify';

/** A name in the container that carries the type of its value. */
export type Token<T> = symbol & { readonly __type?: (value: T) => T };

export const token = <T>(name: string): Token<T> => Symbol(name) as Token<T>;

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
