import type { FastifyInstance } from 'fastify';
import { InvalidInput } from './invalid-input';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads JSON bodies. Bytes that are not UTF-8 are refused; the framework's own reader would replace them with other letters. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    const text = decoded(bytes);
    if (text === null) done(new InvalidInput({ body: { kind: 'malformed' } }));
    else void parse(request, text, done);
  });
}

/** Null for bytes that are not UTF-8. */
function decoded(bytes: Buffer): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}
