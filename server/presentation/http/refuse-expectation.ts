import type { IncomingMessage, ServerResponse } from 'node:http';
import { CODES } from '../../../contract/codes';
import { languageOf } from './language';
import { problemMessage } from './messages';

const EXPECTATION_FAILED = 417;

/**
 * Answers a request with an unknown expectation (RFC 9110, section 10.1.1) and closes its connection: the client holds the body
 * back until the response, so there is nothing to wait for. Node's own response would leave the connection open.
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
