/** The result of an operation that may fail as expected: a value, never an exception. `E` is a closed union beside the rule. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** A success carrying `value`. */
export const succeed = <T>(value: T): Result<T, never> => ({ ok: true, value });

/** An expected failure carrying `error`. */
export const fail = <E>(error: E): Result<never, E> => ({ ok: false, error });
