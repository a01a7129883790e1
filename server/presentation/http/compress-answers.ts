import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { ContentEncoding } from './accepted-encoding';
import { acceptedEncoding } from './accepted-encoding';

const MIN_BYTES = 1_000;
const COMPRESSIBLE = /^(application\/(json|vnd\.apple\.mpegurl)|text\/html)\b/;

/** Above this size another thread compresses; below it, the transfer costs more than the work itself. */
const MAX_BYTES_AT_ONCE = 128 * 1024;
const BROTLI_QUALITY = 3;
const GZIP_LEVEL = 2;

const later = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** One response's bytes in the encoding that its caller accepts; with fast settings, because the caller is waiting. */
export function compress(bytes: Buffer, encoding: ContentEncoding): Buffer | Promise<Buffer> {
  const isSmall = bytes.length <= MAX_BYTES_AT_ONCE;
  if (encoding === 'gzip')
    return isSmall ? gzipSync(bytes, { level: GZIP_LEVEL }) : later.gzip(bytes, { level: GZIP_LEVEL });
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return isSmall ? brotliCompressSync(bytes, { params }) : later.br(bytes, { params });
}

const isBytes = (payload: unknown): payload is string | Buffer =>
  typeof payload === 'string' || Buffer.isBuffer(payload);

/** Compresses dynamic responses: a home page's JSON shrinks to a fifth, which matters on a slow connection. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isBytes(payload) || payload.length < MIN_BYTES) return payload;
    if (reply.hasHeader('content-encoding') || !COMPRESSIBLE.test(String(reply.getHeader('content-type'))))
      return payload;
    const encoding = acceptedEncoding(request.headers['accept-encoding'], ['br', 'gzip']);
    // Written as a string, a response would take three times its length of memory for a moment, which costs more than creating
    // the response.
    const plain = Buffer.isBuffer(payload) ? payload : Buffer.from(payload);
    if (encoding === null) return plain;
    const bytes = await compress(plain, encoding);
    reply.header('content-encoding', encoding).header('content-length', bytes.length);
    return bytes;
  });
}
