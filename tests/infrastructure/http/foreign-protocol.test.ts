import type { BackendProtocol, HttpAnswer } from '../../../src/application/ports/backend-protocol.port';
import type { HttpRequest } from '../../../src/application/ports/http-transport.port';
import { REPORT_DELAY } from '../../../src/domain/session/session-end';
import { fail, succeed } from '../../../src/domain/shared/result';
import { answered, transportsOver } from '../../support/transports-over';

const EXPIRED = 40;
const REVOKED = 44;
const MISSING = 70;

interface Envelope {
  readonly status: 'ok' | 'failed';
  readonly song?: string;
  readonly error?: { readonly code: number };
}

const errorOf = ({ body }: HttpAnswer): number | undefined => (body as Envelope).error?.code;
const refused = (code: number): HttpAnswer => answered({ status: 'failed', error: { code } });

const VERDICTS: Readonly<Record<number, 'expired' | 'unauthorized'>> = {
  [EXPIRED]: 'expired',
  [REVOKED]: 'unauthorized',
};

/** The token in the query, and every answer with HTTP status 200. */
const PROTOCOL: BackendProtocol = {
  address: ({ path, query, ...request }, accessToken) => ({
    ...request,
    path: `https://music.example/rest${path}`,
    query: { ...query, f: 'json', token: accessToken ?? undefined },
  }),
  tokenVerdict: (answer) => VERDICTS[errorOf(answer) ?? 0] ?? 'nothing',
  classify: (answer) =>
    errorOf(answer) === undefined
      ? succeed((answer.body as Envelope).song)
      : fail({ kind: errorOf(answer) === MISSING ? 'not-found' : 'unauthenticated' }),
};

const SONG: HttpRequest = { method: 'GET', path: '/song', query: { id: 'tr-1' } };
const OLD = { accessToken: 'old', refreshToken: 'once' };
const NEW = { accessToken: 'new', refreshToken: 'twice' };

/** A server that knows one token. */
const knowing = (token: string) => (request: HttpRequest) =>
  request.query?.['token'] === token ? answered({ status: 'ok', song: 'Đường về' }) : refused(EXPIRED);

describe('a protocol of another server', () => {
  it('puts the token of the session into each request, and no header', async () => {
    const { transports, sent } = transportsOver(knowing('new'), { signedInWith: NEW });
    expect(await transports.inSession(PROTOCOL).send(SONG)).toEqual(succeed('Đường về'));
    expect(sent).toEqual([
      {
        method: 'GET',
        path: 'https://music.example/rest/song',
        query: { id: 'tr-1', f: 'json', token: 'new' },
        headers: {},
      },
    ]);
  });

  it('has an expired token renewed, and the request sent again with the next one', async () => {
    const renewed: string[] = [];
    const refresh = (token: string) => Promise.resolve(renewed.push(token)).then(() => succeed(NEW));
    const { transports, tokens, sent } = transportsOver(knowing('new'), {
      signedInWith: OLD,
      tokenRefresh: () => Promise.resolve({ refresh }),
    });
    expect(await transports.inSession(PROTOCOL).send(SONG)).toEqual(succeed('Đường về'));
    expect(renewed).toEqual(['once']);
    expect(sent.map(({ query }) => query?.['token'])).toEqual(['old', 'new']);
    expect(tokens.read()).toEqual(NEW);
  });

  it('ends the session at an expired token when the backend cannot renew it, and sends nothing again', async () => {
    const { transports, tokens, sent, time, events } = transportsOver(knowing('new'), { signedInWith: OLD });
    const answer = await transports.inSession(PROTOCOL).send(SONG);
    expect(answer).toEqual(fail({ kind: 'unauthenticated', reason: 'session-expired' }));
    expect(sent).toHaveLength(1);
    expect(tokens.read()).toEqual({ accessToken: null, refreshToken: null });
    await time.pass(REPORT_DELAY);
    expect(events).toEqual(['unauthorized', 'expired']);
  });

  it('leaves the session alone at a call outside of it', async () => {
    const { transports, tokens } = transportsOver(knowing('new'), { signedInWith: OLD });
    expect(await transports.outsideSession(PROTOCOL).send(SONG)).toEqual(fail({ kind: 'unauthenticated' }));
    expect(tokens.read()).toEqual(OLD);
  });

  it('has its failures told from its envelope, whatever the status says', async () => {
    const { transports } = transportsOver(() => refused(MISSING));
    const keepalive = await transports.keepalive(PROTOCOL);
    expect(await keepalive.send(SONG)).toEqual(fail({ kind: 'not-found' }));
  });
});
