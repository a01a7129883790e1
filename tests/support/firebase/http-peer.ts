import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PeerAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Pages of any origin may send requests, as with Google's services. */
const FOR_PAGES = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
};

/** A service that answers JSON. */
export const httpPeer = (answer: (request: IncomingMessage) => Promise<PeerAnswer>): Server =>
  createServer((request, response) => {
    if (request.method === 'OPTIONS') return void response.writeHead(204, FOR_PAGES).end();
    void answer(request).then(
      ({ status, body }) =>
        response.writeHead(status, { 'content-type': 'application/json', ...FOR_PAGES }).end(JSON.stringify(body)),
      (error: unknown) => {
        // The client may disconnect during the request, as at the end of a test.
        if (!request.socket.destroyed) throw error;
      },
    );
  });

export async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** Returns the port it listens on; 0 chooses any free port. */
export const listening = (server: Server, port = 0): Promise<number> =>
  new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
