/** A response, or a connection. */
interface Closing {
  readonly closed: boolean;
  once(event: 'close', listener: () => void): unknown;
}

/** Calls `listener` once it is closed, also if it already is: a client may disconnect while a hook awaits something. */
export function whenClosed(closing: Closing, listener: () => void): void {
  if (closing.closed) listener();
  else closing.once('close', listener);
}
