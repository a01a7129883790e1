import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  gzip: promisify(gunzip),
  br: promisify(brotliDecompress),
  deflate: promisify(inflate),
};

/** All of a body that somebody else reads too, as it was before it was packed. */
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
