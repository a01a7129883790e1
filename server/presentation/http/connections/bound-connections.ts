import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey } from '../../../domain/proxies/ip-address';
import { isShared, type TrustedProxies } from '../../../domain/proxies/trusted-proxies';
import { plainUnavailable } from '../plain-unavailable';
import type { Quota } from './quota';

/** How long somebody who is refused has to read why. */
const FAREWELL_MS = 1_000;
/** So many at a time are told why; the rest is closed without a word. */
const MOST_FAREWELLS = 64;
/** Says farewell to connections that find no room. */
class Refusals {
  private readonly text = plainUnavailable();
  private farewells = 0;

  constructor(private readonly isEncrypted: boolean) {}

  refuse(socket: Socket): void {
    socket.on('error', () => undefined);
    if (this.isEncrypted || this.farewells >= MOST_FAREWELLS) return void socket.destroy();
    this.farewells += 1;
    const limit = setTimeout(() => socket.destroy(), FAREWELL_MS).unref();
    socket.once('close', () => {
      this.farewells -= 1;
      clearTimeout(limit);
    });
    // What it sends is read and thrown away: closing over it would take the answer back.
    socket.resume().end(this.text);
  }
}

/**
 * Lets no more connections in than there is room for, before a byte of theirs is read. An address that many may share (a trusted
 * proxy's; this machine's, while no proxy is trusted) has as much room as there is.
 */
export function boundConnections(server: Server, quota: Quota, proxies: TrustedProxies, isEncrypted: boolean): void {
  const refusals = new Refusals(isEncrypted);
  const listeners = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const key = isShared(proxies, address) ? null : addressKey(address);
    if (!quota.enter(key)) return refusals.refuse(socket);
    socket.once('close', () => quota.leave(key));
    for (const listener of listeners) listener.call(server, socket);
  });
}
