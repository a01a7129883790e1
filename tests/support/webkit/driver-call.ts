/** The driver itself has no time limit for a window that does not paint. */
const LIMIT_MS = 20_000;

export type DriverMethod = 'GET' | 'POST' | 'DELETE';

interface Fault {
  readonly error: string;
  readonly message: string;
}

/** Sends one command of the WebDriver protocol; returns its value or throws its error. */
export async function driverCall<T>(
  address: string,
  method: DriverMethod,
  body?: object,
  limitMs = LIMIT_MS,
): Promise<T> {
  const sent = method === 'POST' ? JSON.stringify(body ?? {}) : null;
  const answer = await fetch(address, { method, body: sent, signal: AbortSignal.timeout(limitMs) });
  const { value } = (await answer.json()) as { value: T | Fault };
  if (answer.ok) return value as T;
  const { error, message } = value as Fault;
  throw new Error(
    `WebDriver ${method} ${new URL(address).pathname.split('/').slice(3).join('/')}: ${error}: ${message}`,
  );
}
