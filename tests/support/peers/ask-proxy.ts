import { request, type RequestOptions } from 'node:https';
import { connect } from 'node:tls';
import { WebSocket } from 'ws';
import { LIVE_PATH } from '../../../contract/live';

export interface Asked {
  readonly port: number;
  readonly path: string;
  /** Another address of this machine, from which the call is made. */
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: object;
}

export interface Reply<T> {
  readonly status: number;
  readonly body: T;
}

export const hostAt = (port: number): string => `music.example:${port}`;

const lineTo = (port: number, from: string): RequestOptions => ({
  host: '127.0.0.1',
  port,
  localAddress: from,
  servername: 'music.example',
  // Its certificate was made for this test.
  rejectUnauthorized: false,
});

const isMet = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const { host, servername, rejectUnauthorized } = lineTo(port, '127.0.0.2');
    const socket = connect({ host: host ?? '', port, servername, rejectUnauthorized }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

/** Waits until the proxy uses its certificate: a proxy may report the certificate a moment earlier. */
export async function untilMet(port: number): Promise<void> {
  while (!(await isMet(port)));
}

/** Requests the server's answer from the proxy, as a browser on another machine would. */
export function askProxy<T>({ port, path, from = '127.0.0.2', headers = {}, payload }: Asked): Promise<Reply<T>> {
  const method = payload === undefined ? 'GET' : 'POST';
  const all = { host: hostAt(port), ...(payload && { 'content-type': 'application/json' }), ...headers };
  return new Promise((resolve, reject) => {
    const asked = request({ ...lineTo(port, from), method, path, headers: all, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text) as T }));
    });
    asked.on('error', reject);
    asked.end(payload && JSON.stringify(payload));
  });
}

/** The code with which the server closes a socket that is opened through the proxy and sends an invalid frame. */
export function closingOf(port: number, origin: string): Promise<number> {
  const { servername, rejectUnauthorized } = lineTo(port, '127.0.0.2');
  const options = { origin, servername, rejectUnauthorized, headers: { host: hostAt(port) } };
  const socket = new WebSocket(`wss://127.0.0.1:${port}${LIVE_PATH}`, options);
  socket.on('open', () => socket.send('not a frame'));
  return new Promise((resolve, reject) => {
    socket.on('close', resolve);
    socket.on('error', reject);
  });
}
