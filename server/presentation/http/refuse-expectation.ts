import type { IncomingMessage, ServerResponse } from 'node:http';
import { CODES } from '../../../contract/codes';
import { languageOf } from './language';
import { problemMessage } from './messages';

const EXPECTATION_FAILED = 417;

/**
 * Answers a request that expects what is not known here (RFC 9110, section 10.1.1) and closes its connection: whoever expects
 * something holds the body back until then, so there is nothing to wait for. Node's own answer would keep the connection.
 */
export function refuseExpectation({ headers }: IncomingMessage, response: ServerResponse): void {
  const message = problemMessage({ kind: 'invalid', faults: {} }, languageOf(headers['accept-language']));
  const body = JSON.stringify({ code: CODES.invalid, message, data: { errors: {} } });
  response.writeHead(EXPECTATION_FAILED, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    Connection: 'close',
  });
  response.end(body);
}
