import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A connection from an address of this machine that sends exactly the given text. */
export class RawCaller {
  private received = '';
  readonly closed: Promise<unknown>;

  private constructor(readonly socket: Socket) {
    socket.setEncoding('utf8').on('data', (text: string) => (this.received += text));
    socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => socket.once('close', resolve));
  }

  static async to(app: FastifyInstance, from = '127.0.0.1'): Promise<RawCaller> {
    const { port } = app.server.address() as AddressInfo;
    const socket = connect({ port, host: '127.0.0.1', localAddress: from });
    await once(socket, 'connect');
    return new RawCaller(socket);
  }

  /** Requests a path; returns the answer's status. */
  async ask(path: string): Promise<number> {
    this.say(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    return this.status();
  }

  say(text: string): void {
    this.socket.write(text);
  }

  /** The status of the first answer, once it has arrived; 0 if the connection is closed without one. */
  async status(): Promise<number> {
    for (;;) {
      const [, status] = /^HTTP\/1.1 (\d{3}) /.exec(this.received) ?? [];
      if (status !== undefined) return Number(status);
      const isOver = await Promise.race([this.closed.then(() => true), once(this.socket, 'data').then(() => false)]);
      if (isOver && this.received === '') return 0;
    }
  }

  get heard(): string {
    return this.received;
  }

  async leave(): Promise<void> {
    this.socket.destroy();
    await this.closed;
  }
}
