import { CODES } from '../../../../contract/codes';
import { AnyEnvelope, InvalidData, RetryData } from '../../../../contract/envelope';
import type { TokenVerdict } from '../../../domain/session/what-response-asks';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../domain/shared/result';
import type { BackendProtocol, HttpAnswer } from '../../../application/ports/backend-protocol.port';

interface Refusal {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  readonly data: unknown;
  readonly retryAfter: number;
}

/** Seconds to wait where the server names no time of its own. */
const DEFAULT_RETRY_AFTER = 30;

const FAILURES: Readonly<Record<number, (refusal: Refusal) => GatewayFailure>> = {
  [CODES.invalid]: ({ data }) => ({ kind: 'invalid', fields: fieldErrors(data) }),
  [CODES.unauthorized]: () => ({ kind: 'unauthenticated' }),
  [CODES.expiredToken]: () => ({ kind: 'unauthenticated' }),
  [CODES.forbidden]: () => ({ kind: 'forbidden' }),
  [CODES.notFound]: () => ({ kind: 'not-found' }),
  [CODES.conflict]: () => ({ kind: 'conflict' }),
  [CODES.locked]: ({ data, retryAfter }) => ({ kind: 'locked', retryAfter: waitOf(data, retryAfter) }),
  [CODES.otpTimeout]: () => ({ kind: 'otp-expired' }),
  [CODES.tooManyRequests]: ({ data, retryAfter }) => ({ kind: 'rate-limited', retryAfter: waitOf(data, retryAfter) }),
  [CODES.serverError]: ({ status }) => inTrouble(status),
};

/** The envelope of decisions.md §1: the body's code decides, the HTTP status only where there is none. */
export const SONG_PROTOCOL: BackendProtocol = { tokenVerdict, classify };

/** An expired token is body code 413; HTTP 413 without an envelope is a body too large, which says nothing about the token. */
function tokenVerdict({ status, body }: HttpAnswer): TokenVerdict {
  const envelope = AnyEnvelope.safeParse(body);
  if (envelope.success && envelope.data.code === CODES.expiredToken) return 'expired';
  return (envelope.success ? envelope.data.code : status) === CODES.unauthorized ? 'unauthorized' : 'nothing';
}

function classify(answer: HttpAnswer): Result<unknown, GatewayFailure> {
  const envelope = AnyEnvelope.safeParse(answer.body);
  if (!envelope.success) return fail(withoutEnvelope(answer.status));
  const { code, message = '', data } = envelope.data;
  if (code === CODES.success) return succeed(data);
  const refusal = { status: answer.status, code, message, data, retryAfter: answer.retryAfter ?? DEFAULT_RETRY_AFTER };
  return fail(FAILURES[code]?.(refusal) ?? { kind: 'refused', code, message });
}

function withoutEnvelope(status: number): GatewayFailure {
  if (status >= 500) return inTrouble(status);
  if (status === 401) return { kind: 'unauthenticated' };
  if (status === 403) return { kind: 'forbidden' };
  if (status === 404) return { kind: 'not-found' };
  if (status === 429) return { kind: 'rate-limited', retryAfter: DEFAULT_RETRY_AFTER };
  return { kind: 'malformed' };
}

/** Status 500 means a bug; every higher status, 503 or that of a proxy, means an outage. */
const inTrouble = (status: number): GatewayFailure => ({
  kind: status > CODES.serverError ? 'unavailable' : 'server-error',
});

function fieldErrors(data: unknown): Readonly<Record<string, string>> {
  const parsed = InvalidData.safeParse(data);
  return parsed.success ? parsed.data.errors : {};
}

function waitOf(data: unknown, header: number): number {
  const parsed = RetryData.safeParse(data);
  return parsed.success ? parsed.data.retry_after : header;
}
