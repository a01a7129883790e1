import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HttpProgress } from '../../../src/application/ports/http-transport.port';
import type { Renewal } from '../../../src/application/ports/session-guard.port';
import { SONG_PROTOCOL } from '../../../src/infrastructure/backends/song/song-protocol';
import { AxiosExchange, HTTP_TIMEOUT } from '../../../src/infrastructure/http/axios-exchange';
import { RequestHeaders } from '../../../src/infrastructure/http/request-headers';
import { SessionHttpTransport } from '../../../src/infrastructure/http/session-http-transport';
import { outsideSession } from '../../../src/infrastructure/http/outside-session';
import { FakeConnectivity } from '../../support/fakes/fake-connectivity';
import { MemoryStore } from '../../support/fakes/memory-store';
import { VirtualTime } from '../../support/fakes/virtual-time';

const PICTURE = {
  name: 'an.webp',
  type: 'image/webp',
  bytes: Uint8Array.from({ length: 50_000 }, (_, at) => at % 251),
};

interface Received {
  readonly type: string;
  readonly token: string | undefined;
  readonly file: { name: string; type: string; bytes: Uint8Array } | null;
}

async function read(request: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const type = request.headers['content-type'] ?? '';
  const form = await new Response(Buffer.concat(chunks), { headers: { 'content-type': type } }).formData();
  const file = form.get('image') as File;
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { type, token: request.headers.authorization, file: { name: file.name, type: file.type, bytes } };
}

describe('the upload of a file', () => {
  const server = createServer((request, response) => void take(request, response));
  let received: Received[] = [];
  let answers: { status: number; body: unknown }[] = [];
  let path = '';
  let time = new VirtualTime();
  let renewals = 0;
  let token = 'old';

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    path = `http://127.0.0.1:${(server.address() as AddressInfo).port}/avatar`;
  });
  beforeEach(() => {
    [received, answers, time, renewals, token] = [[], [], new VirtualTime(), 0, 'old'];
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    received.push(await read(request));
    const answer = answers.shift();
    if (answer === undefined) return;
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  }

  const renew = async (): Promise<Renewal> => {
    renewals += 1;
    token = 'new';
    return { kind: 'replay', isFresh: true };
  };
  const guard = Object.assign(outsideSession({ read: () => ({ accessToken: token, refreshToken: null }) }), { renew });
  const transport = () => {
    const exchange = new AxiosExchange(
      new RequestHeaders({ id: '1234567890123456', name: 'Linux' }, new MemoryStore()),
      new FakeConnectivity(),
      time,
    );
    return new SessionHttpTransport(exchange, SONG_PROTOCOL, guard);
  };
  const put = () => ({ method: 'PUT' as const, path, files: { image: PICTURE } });

  it('sends the whole file as a part of a form, with its name and type', async () => {
    answers = [{ status: 200, body: { code: 200, message: '', data: 'taken' } }];
    expect(await transport().send(put())).toEqual({ ok: true, value: 'taken' });
    expect(received).toEqual([
      { type: expect.stringMatching(/^multipart\/form-data; boundary=/) as string, token: 'Bearer old', file: PICTURE },
    ]);
  });

  it('is sent again after a token refresh, with the same bytes and the new token', async () => {
    answers = [
      { status: 401, body: { code: 413, message: '', data: null } },
      { status: 200, body: { code: 200, message: '', data: 'taken' } },
    ];
    expect(await transport().send(put())).toEqual({ ok: true, value: 'taken' });
    expect(received.map(({ token: bearer, file }) => [bearer, file])).toEqual([
      ['Bearer old', PICTURE],
      ['Bearer new', PICTURE],
    ]);
  });

  it.each([
    ['without an envelope', 'Payload Too Large', { kind: 'malformed' }],
    [
      'with the code of an invalid input',
      { code: 400, message: '', data: { errors: { image: 'too large' } } },
      { kind: 'invalid', fields: { image: 'too large' } },
    ],
  ])('that is too large for the server (HTTP 413 %s) does not refresh the token', async (_, body, error) => {
    answers = [{ status: 413, body }];
    expect(await transport().send(put())).toEqual({ ok: false, error });
    expect(renewals).toBe(0);
  });

  it('reports how much of the file is sent', async () => {
    answers = [{ status: 200, body: { code: 200, message: '', data: 'taken' } }];
    const steps: HttpProgress[] = [];
    await new Promise<void>((resolve) => {
      transport()
        .follow(put())
        .subscribe({ next: (step) => steps.push(step), complete: resolve });
    });
    expect(steps.at(-2)).toEqual({ kind: 'sending', share: 1 });
    expect(steps.at(-1)).toMatchObject({ kind: 'answered', answer: { ok: true } });
  });

  it('times out 10 s after its last bytes were sent', async () => {
    const answer = transport().send(put());
    while (received.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await time.pass(HTTP_TIMEOUT);
    expect(await answer).toEqual({ ok: false, error: { kind: 'timeout' } });
    expect(time.pending).toBe(0);
  });

  it('does not wait for an answer after it is unsubscribed', async () => {
    const steps: HttpProgress[] = [];
    const subscription = transport()
      .follow(put())
      .subscribe((step) => steps.push(step));
    while (received.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    subscription.unsubscribe();
    expect([steps.some(({ kind }) => kind === 'answered'), time.pending]).toEqual([false, 0]);
  });
});
