import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  gzip: promisify(gunzip),
  br: promisify(brotliDecompress),
  deflate: promisify(inflate),
};

/** The whole body, which another reader reads too, in its uncompressed form. */
export async function collectBody(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  incoming.on('data', (part: Buffer) => parts.push(part));
  await new Promise((resolve, reject) => {
    incoming.once('end', resolve).once('error', reject);
  });
  const decode = DECODERS[incoming.headers['content-encoding'] ?? ''];
  const bytes = Buffer.concat(parts);
  return decode === undefined ? bytes : decode(bytes);
}
