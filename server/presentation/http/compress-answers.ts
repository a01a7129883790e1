import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { ContentEncoding } from './accepted-encoding';
import { acceptedEncoding } from './accepted-encoding';

const MIN_BYTES = 1_000;
const COMPRESSIBLE = /^(application\/(json|vnd\.apple\.mpegurl)|text\/html)\b/;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** One answer's bytes in the encoding its caller takes; fast settings, because the caller is waiting. */
export function compress(bytes: Buffer, encoding: ContentEncoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(bytes, { level: 4 });
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotli(bytes, { params });
}

const isBytes = (payload: unknown): payload is string | Buffer =>
  typeof payload === 'string' || Buffer.isBuffer(payload);

/** Compresses answers made on the fly: a home page's JSON shrinks to a fifth, which a slow line feels. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isBytes(payload) || payload.length < MIN_BYTES) return payload;
    if (reply.hasHeader('content-encoding') || !COMPRESSIBLE.test(String(reply.getHeader('content-type'))))
      return payload;
    const encoding = acceptedEncoding(request.headers['accept-encoding'], ['br', 'gzip']);
    if (encoding === null) return payload;
    const bytes = await compress(Buffer.from(payload as string), encoding);
    reply.header('content-encoding', encoding).header('content-length', bytes.length);
    return bytes;
  });
}
