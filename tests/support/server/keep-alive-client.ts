import { Agent, request, type IncomingMessage } from 'node:http';

/** The result of one request: its whole body, or the error received instead. */
export type Heard =
  | { readonly bytes: number; readonly closes: boolean; readonly error?: never }
  | { readonly error: string; readonly closes?: never };

/** A client with one connection, which stays open for as long as the server allows. */
export class KeepAliveClient {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly heard: Heard[] = [];

  constructor(private readonly address: string) {}

  /**
   * Sends requests until the connection is refused. If the server has just asked for the old connection to be closed, a new one
   * may be reset instead of refused: the system had accepted it for a server that no longer listens.
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
