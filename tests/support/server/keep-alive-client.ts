import { Agent, request, type IncomingMessage } from 'node:http';

/** What became of one request: its whole body, or the error that came in its place. */
export type Heard =
  | { readonly bytes: number; readonly closes: boolean; readonly error?: never }
  | { readonly error: string; readonly closes?: never };

/** A client with one connection that it keeps for as long as the server lets it. */
export class KeepAliveClient {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly heard: Heard[] = [];

  constructor(private readonly address: string) {}

  /**
   * Asks again and again until nobody takes the connection. Where the server has just asked for the old one to be closed, a new
   * one may be reset instead of refused: the system had taken it for a server that listens no more.
   */
  async goOn(path: string): Promise<void> {
    for (;;) {
      const heard = await this.ask(path);
      const isLetGo = this.heard.at(-1)?.closes === true;
      if ('error' in heard && (heard.error === 'ECONNREFUSED' || (isLetGo && heard.error === 'ECONNRESET'))) return;
      this.heard.push(heard);
      if ('error' in heard) return;
    }
  }

  private ask(path: string): Promise<Heard> {
    return new Promise((resolve) => {
      const fails = (error: NodeJS.ErrnoException): void => resolve({ error: error.code ?? error.message });
      const asked = request(`${this.address}${path}`, { agent: this.agent }, (answer: IncomingMessage) => {
        let bytes = 0;
        answer.on('data', (piece: Buffer) => (bytes += piece.length));
        answer.on('end', () => resolve({ bytes, closes: answer.headers.connection === 'close' }));
        answer.on('error', fails);
      });
      asked.on('error', fails);
      asked.end();
    });
  }
}
