import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems assign to connections and to programs that ask for any port, so the port is not taken meanwhile. */
const FROM = 15_000;
const TO = 30_000;

/** A loopback port that nothing listens on. */
export async function freePort(): Promise<number> {
  const port = randomInt(FROM, TO);
  return (await isFree(port)) ? port : freePort();
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const isBound = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
  });
  if (isBound) await new Promise((resolve) => server.close(resolve));
  return isBound;
}
