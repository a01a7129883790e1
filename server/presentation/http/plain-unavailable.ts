import { CODES } from '../../../contract/codes';
import { FALLBACK_LANGUAGE } from './language';
import { problemMessage } from './messages';

const RETRY_AFTER_SECONDS = 5;

/** A complete response, including its head, for a connection that is then closed. */
export function plainUnavailable(): string {
  const message = problemMessage({ kind: 'unavailable' }, FALLBACK_LANGUAGE);
  const body = JSON.stringify({ code: CODES.serverError, message, data: null });
  const head = [
    'HTTP/1.1 503 Service Unavailable',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Retry-After: ${RETRY_AFTER_SECONDS}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
