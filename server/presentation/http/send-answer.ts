import type { FastifyReply, FastifyRequest } from 'fastify';
import { CODES, HTTP_STATUS } from '../../../contract/codes';
import type { Answer, Encoded, Problem } from './answer';
import { codeOf } from './answer';
import { acceptedEncoding } from './accepted-encoding';
import type { Language } from './language';
import { languageOf } from './language';
import { faultMessage, problemMessage, successMessage } from './messages';
import { NO_STORE } from './security-headers';

const JSON_TYPE = 'application/json; charset=utf-8';

function problemData(problem: Problem, language: Language, requestId: string): unknown {
  switch (problem.kind) {
    case 'invalid': {
      const faults = Object.entries(problem.faults);
      return { errors: Object.fromEntries(faults.map(([field, fault]) => [field, faultMessage(fault, language)])) };
    }
    case 'locked':
    case 'too-many-requests':
      return { retry_after: problem.retryAfterSeconds };
    case 'account-locked':
      return { retry_after: 0 };
    case 'not-found':
      return problem.ids === undefined ? null : { ids: problem.ids };
    case 'unavailable':
    case 'server-error':
      return { request_id: requestId };
    default:
      return null;
  }
}

/** A temporary outage has a status of its own, for which proxies and clients know how to wait. */
const statusOf = (problem: Problem): number => (problem.kind === 'unavailable' ? 503 : HTTP_STATUS[codeOf(problem)]);

/**
 * A refusal in the wire's format: code, message, data; `Retry-After` where waiting helps. The status is the problem's unless
 * given.
 */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
  status?: number,
): FastifyReply {
  const language = languageOf(request.headers['accept-language']);
  const code = codeOf(problem);
  if ('retryAfterSeconds' in problem) reply.header('retry-after', problem.retryAfterSeconds);
  const envelope = {
    code,
    message: problemMessage(problem, language),
    data: problemData(problem, language, request.id),
  };
  return reply
    .code(status ?? statusOf(problem))
    .type(JSON_TYPE)
    .serializer(JSON.stringify)
    .send(envelope);
}

function sendEncoded(request: FastifyRequest, reply: FastifyReply, encoded: Encoded): FastifyReply {
  reply.type(JSON_TYPE);
  if (acceptedEncoding(request.headers['accept-encoding'], ['br']) !== 'br') return reply.send(encoded.json);
  return reply.header('content-encoding', 'br').send(encoded.brotli);
}

/** The result of a use case, in its envelope and in the caller's language. */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, given: Answer<unknown>): FastifyReply {
  if (given.kind === 'encoded') return sendEncoded(request, reply, given);
  if (given.kind !== 'ok') return sendProblem(request, reply, given);
  if (given.cookie !== undefined) reply.header('set-cookie', given.cookie);
  if (given.isSecret === true) reply.headers(NO_STORE);
  const language = languageOf(request.headers['accept-language']);
  return reply
    .type(JSON_TYPE)
    .send({ code: CODES.success, message: successMessage(language, given.success), data: given.data });
}
