import { Socket } from 'node:net';

/**
 * Creates the sockets of all connections to one database, so that they can be cut together: a driver alone would wait for a
 * frozen database until the operating system's time-out.
 */
export class SocketGate {
  private readonly sockets = new Set<Socket>();
  private reason: Error | undefined;

  /** For the driver's `stream` setting. While the gate is closed a connection fails as soon as it is tried. */
  readonly make = (): Socket => {
    const socket = new Socket();
    this.sockets.add(socket);
    socket.once('close', () => this.sockets.delete(socket));
    const { reason } = this;
    // The driver connects later in the same turn, and connecting would revive a socket that is already destroyed.
    if (reason !== undefined) process.nextTick(() => socket.destroy(reason));
    return socket;
  };

  /** Cuts every connection, and every later one until the gate is opened. */
  close(reason: Error): void {
    this.reason = reason;
    for (const socket of [...this.sockets]) socket.destroy(reason);
  }

  open(): void {
    this.reason = undefined;
  }
}
