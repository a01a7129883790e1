import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { watchConnections, type Draining } from '../../../server/presentation/http/drain-connections';

const LONG = 20_000_000;
const get = (path: string, headers: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;

describe('a server that is about to close', () => {
  const sockets: Socket[] = [];
  let server = createServer();
  let draining: Draining;
  const asking = async (path: string, headers = ''): Promise<{ client: Socket; response: ServerResponse }> => {
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
    sockets.push(client);
    client.write(get(path, headers));
    const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
    return { client, response };
  };
  /** All data received until the connection is closed. */
  const readAll = async (client: Socket): Promise<string> => {
    const pieces: Buffer[] = [];
    client.on('data', (piece: Buffer) => pieces.push(piece));
    await once(client.resume(), 'close');
    return Buffer.concat(pieces).toString('latin1');
  };

  beforeEach(async () => {
    server = createServer((request, response) => {
      const answers: Readonly<Record<string, () => void>> = {
        '/long': () => response.end('x'.repeat(LONG)),
        '/begun': () => response.write('begun'),
      };
      answers[request.url ?? '']?.();
    });
    draining = watchConnections(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => {
    sockets.splice(0).forEach((socket) => socket.destroy());
    server.close();
    server.closeAllConnections();
  });

  it('does not treat a connection as idle while its answer is still being sent', async () => {
    const { client } = await asking('/long', 'Connection: close\r\n');
    draining.start();
    await draining.stopListening();
    server.closeIdleConnections();
    const [, body] = (await readAll(client)).split('\r\n\r\n');
    expect(body).toHaveLength(LONG);
  });

  it('closes a connection whose answer was sent', async () => {
    const { client, response } = await asking('/long');
    const text = readAll(client);
    await once(response, 'close');
    server.closeIdleConnections();
    expect((await text).split('\r\n\r\n')[1]).toHaveLength(LONG);
  });

  it('answers 503 in the end where no answer has begun, and does not touch the other answers', async () => {
    const silent = await asking('/silent');
    const begun = await asking('/begun');
    draining.refuseUnanswered();
    const text = await readAll(silent.client);
    expect(text).toMatch(
      /^HTTP\/1\.1 503 .*\r\nConnection: close\r\n\r\n\{"code":500,"message":"\S.*","data":null\}$/s,
    );
    begun.response.end();
    const [piece] = (await once(begun.client.resume(), 'data')) as [Buffer];
    expect(piece.toString()).toMatch(/^HTTP\/1\.1 200 /);
    // A handler that answers too late does no harm.
    silent.response.end('late');
    expect(silent.response.destroyed).toBe(true);
  });
});
