import type { Socket } from 'node:net';
import { CODES } from '../../../contract/codes';
import { FALLBACK_LANGUAGE } from './language';
import { problemMessage } from './messages';

/** A method that HTTP does not know is allowed nowhere; `Allow` is empty, because the path was not read. */
const UNKNOWN_METHOD = '405 Method Not Allowed\r\nAllow:';
/** A whole request line (RFC 9112, section 3): without one, it is not the method that is wrong. */
const REQUEST_LINE = /^[\w!#$%&'*+.^`|~-]+ \S+ HTTP\/1\.[01]\r?\n/;

/** What Node's reader of HTTP tells. */
type ParseError = NodeJS.ErrnoException & { readonly rawPacket?: unknown; readonly bytesParsed?: number };

function isUnknownMethod({ code, rawPacket, bytesParsed = 0 }: ParseError): boolean {
  if (code !== 'HPE_INVALID_METHOD' || !Buffer.isBuffer(rawPacket)) return false;
  const text = rawPacket.toString('latin1');
  // Whole requests may stand before the broken line.
  const lineStart = bytesParsed === 0 ? 0 : text.lastIndexOf('\n', bytesParsed - 1) + 1;
  return REQUEST_LINE.test(text.slice(lineStart));
}

/**
 * What is not HTTP, or too large to be read as such, gets one short answer and loses its connection: answers what does that, now or
 * after the answers that are due before. It holds nothing of what came.
 */
export function refusalOf(error: ParseError): (socket: Socket) => void {
  const { code } = error;
  // Browsers open connections ahead of need. One that is answered just as it is used takes that for the answer to its
  // request; one that is closed, it asks again on another.
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return (socket) => void socket.destroy();
  if (code === 'ECONNRESET') return () => undefined;
  const status = isUnknownMethod(error) ? UNKNOWN_METHOD : '400 Bad Request';
  return (socket) => {
    if (socket.writable) socket.end(refusal(status));
    else socket.destroy();
  };
}

function refusal(status: string): string {
  const message = problemMessage({ kind: 'invalid', faults: {} }, FALLBACK_LANGUAGE);
  const body = JSON.stringify({ code: CODES.invalid, message, data: { errors: {} } });
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
