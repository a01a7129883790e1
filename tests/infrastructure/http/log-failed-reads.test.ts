import { of } from 'rxjs';
import type { HttpRequest } from '../../../src/application/ports/http-transport.port';
import type { GatewayFailure } from '../../../src/domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../src/domain/shared/result';
import { logFailedReads } from '../../../src/infrastructure/http/log-failed-reads';

const READ: HttpRequest = { method: 'GET', path: '/backend/song', query: { artist_id: 'a1' } };
const OFFLINE = fail({ kind: 'offline' } as const);

function logged(answer: Result<unknown, GatewayFailure>) {
  const lines: unknown[] = [];
  const inner = { send: () => Promise.resolve(answer), follow: () => of({ kind: 'answered' as const, answer }) };
  return { lines, transport: logFailedReads(inner, { warn: (...line) => void lines.push(line) }) };
}

describe('logFailedReads', () => {
  it('logs a failed read: its path without the query, and the reason', async () => {
    const { lines, transport } = logged(OFFLINE);
    expect(await transport.send(READ)).toEqual(OFFLINE);
    expect(lines).toEqual([['/backend/song failed', { failure: 'offline' }]]);
  });

  it('does not log a call that was answered', async () => {
    const { lines, transport } = logged(succeed('songs'));
    expect(await transport.send(READ)).toEqual(succeed('songs'));
    expect(lines).toEqual([]);
  });

  it('does not log a failed action of the listener: the caller reports the failure', async () => {
    const { lines, transport } = logged(OFFLINE);
    await transport.send({ ...READ, method: 'POST' });
    transport.follow(READ).subscribe(() => undefined);
    expect(lines).toEqual([]);
  });
});
