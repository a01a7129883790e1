/** The driver itself never gives up on a window that does not paint. */
const LIMIT_MS = 20_000;

export type DriverMethod = 'GET' | 'POST' | 'DELETE';

interface Fault {
  readonly error: string;
  readonly message: string;
}

/** One command of the WebDriver protocol; its value, or its error. */
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
