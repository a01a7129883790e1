import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey } from '../../../domain/proxies/ip-address';
import { isShared, type TrustedProxies } from '../../../domain/proxies/trusted-proxies';
import { plainUnavailable } from '../plain-unavailable';
import type { Quota } from './quota';

/** How long a refused client has to read the reason. */
const FAREWELL_MS = 1_000;
/** Only so many clients at a time get the reason; the rest is closed without a response. */
const MOST_FAREWELLS = 64;
/** Sends a last response to connections that find no room. */
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
    // Incoming bytes are read and discarded: closing with unread bytes would discard the response.
    socket.resume().end(this.text);
  }
}

/**
 * Admits no more connections than there is room for, before any of their bytes are read. An address that many may share (a
 * trusted proxy's; this machine's, while no proxy is trusted) is limited only by the total.
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
