import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { ClientConfig } from 'pg';

/** A TCP connection to a database that a test can hold (no data passes, nothing is closed), cut, and mend. */
export class CuttableLine {
  private readonly pairs = new Set<readonly [Socket, Socket]>();
  private state: 'open' | 'held' | 'cut' = 'open';

  private constructor(
    private readonly server: Server,
    private readonly target: ClientConfig,
  ) {}

  static async to(target: ClientConfig): Promise<CuttableLine> {
    const server = createServer();
    const line = new CuttableLine(server, target);
    server.on('connection', (near) => line.join(near));
    await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
    return line;
  }

  /** The connection settings of the database over this line. */
  connection(): ClientConfig {
    const { port } = this.server.address() as AddressInfo;
    if (this.target.connectionString === undefined) return { ...this.target, host: '127.0.0.1', port };
    const url = new URL(this.target.connectionString);
    url.host = `127.0.0.1:${port}`;
    url.searchParams.delete('host');
    return { connectionString: url.href };
  }

  hold(): void {
    this.state = 'held';
    for (const pair of this.pairs) for (const socket of pair) socket.pause();
  }

  cut(): void {
    this.state = 'cut';
    for (const pair of this.pairs) for (const socket of pair) socket.destroy();
  }

  mend(): void {
    this.state = 'open';
    for (const pair of this.pairs) for (const socket of pair) socket.resume();
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private join(near: Socket): void {
    if (this.state === 'cut') return void near.destroy();
    const far = this.reach();
    const pair = [near, far] as const;
    this.pairs.add(pair);
    near.on('data', (bytes) => far.write(bytes));
    far.on('data', (bytes) => near.write(bytes));
    if (this.state === 'held') for (const socket of pair) socket.pause();
    for (const [socket, other] of [pair, [far, near] as const]) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        other.destroy();
        this.pairs.delete(pair);
      });
    }
  }

  private reach(): Socket {
    const { connectionString, host = 'localhost', port = 5432 } = this.target;
    if (connectionString === undefined && host.startsWith('/')) return connect(`${host}/.s.PGSQL.${port}`);
    if (connectionString === undefined) return connect(port, host);
    const url = new URL(connectionString);
    const folder = url.searchParams.get('host');
    if (folder !== null) return connect(`${folder}/.s.PGSQL.${url.port === '' ? 5432 : url.port}`);
    return connect(url.port === '' ? 5432 : Number(url.port), url.hostname);
  }
}
