import type { Socket } from 'node:net';
import { CODES } from '../../../contract/codes';
import { FALLBACK_LANGUAGE } from './language';
import { problemMessage } from './messages';

/** A method that HTTP does not define is allowed nowhere; `Allow` is empty, because the path was not read. */
const UNKNOWN_METHOD = '405 Method Not Allowed\r\nAllow:';
/** A complete request line (RFC 9112, section 3): without one, the method is not the fault. */
const REQUEST_LINE = /^[\w!#$%&'*+.^`|~-]+ \S+ HTTP\/1\.[01]\r?\n/;

/** What Node's HTTP parser reports. */
type ParseError = NodeJS.ErrnoException & { readonly rawPacket?: unknown; readonly bytesParsed?: number };

function isUnknownMethod({ code, rawPacket, bytesParsed = 0 }: ParseError): boolean {
  if (code !== 'HPE_INVALID_METHOD' || !Buffer.isBuffer(rawPacket)) return false;
  const text = rawPacket.toString('latin1');
  // Complete requests may precede the broken line.
  const lineStart = bytesParsed === 0 ? 0 : text.lastIndexOf('\n', bytesParsed - 1) + 1;
  return REQUEST_LINE.test(text.slice(lineStart));
}

/**
 * Input that is not HTTP, or is too large to be read as HTTP, gets one short response and loses its connection. The returned
 * function does this, now or after the responses that are due before; it holds none of the input.
 */
export function refusalOf(error: ParseError): (socket: Socket) => void {
  const { code } = error;
  // Browsers open connections in advance. If such a connection gets a response just as it is used, the browser takes this for the
  // response to its request; if it is closed, the browser repeats the request on another.
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
