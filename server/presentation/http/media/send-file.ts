import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenFiles } from '../../../application/ports/open-files.port';
import { readRange, type ByteRange } from '../../../domain/media/byte-range';
import { MEDIA_HEADERS } from './media-headers';

/** A file to send. */
export interface FileToSend {
  /** Absolute. */
  readonly place: string;
  readonly type: string;
  /** What it must still be; another file in its place is not sent. */
  readonly expected?: { readonly size: number; readonly modifiedMs: number };
}

/** Spans up to this size go out in one piece; longer ones are read as fast as the listener takes them. */
const ONE_PIECE_BYTES = 256 * 1024;

/** Sends a file or the range of it that was asked for; undefined, and nothing sent, where it is not there. */
export async function sendFile(
  files: OpenFiles,
  file: FileToSend,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  return files.use(file.place, async (opened) => {
    if (file.expected !== undefined && !isSame(opened, file.expected)) {
      files.forget(file.place);
      return undefined;
    }
    const { size } = opened;
    const etag = `"${size.toString(36)}-${Math.trunc(opened.modifiedMs).toString(36)}"`;
    reply.headers(MEDIA_HEADERS).header('accept-ranges', 'bytes').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const range = readRange(rangeHeader(request, etag), size);
    if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
    const span = range === 'all' ? { start: 0, end: size - 1 } : range;
    const length = span.end - span.start + 1;
    reply.type(file.type).header('content-length', length);
    if (range !== 'all') reply.code(206).header('content-range', `bytes ${span.start}-${span.end}/${size}`);
    if (request.method === 'HEAD') return reply.send();
    if (length > ONE_PIECE_BYTES)
      return reply.send(Readable.from(readSpan(files, file.place, span), { objectMode: false }));
    const bytes = Buffer.allocUnsafe(length);
    const read = await opened.read(bytes, span.start);
    return read === length ? reply.send(bytes) : undefined;
  });
}

function isSame(
  opened: { readonly size: number; readonly modifiedMs: number },
  expected: FileToSend['expected'],
): boolean {
  return opened.size === expected?.size && Math.trunc(opened.modifiedMs) === Math.trunc(expected.modifiedMs);
}

/** A range is honoured only for the file it was begun with (RFC 9110 §13.1.5). */
function rangeHeader({ headers }: FastifyRequest, etag: string): string | undefined {
  const condition = headers['if-range'];
  return condition === undefined || condition === etag ? headers.range : undefined;
}

async function* readSpan(files: OpenFiles, place: string, { start, end }: ByteRange): AsyncGenerator<Buffer> {
  for (let position = start; position <= end;) {
    const bytes = Buffer.allocUnsafe(Math.min(ONE_PIECE_BYTES, end - position + 1));
    const at = position;
    const read = await files.use(place, (file) => file.read(bytes, at));
    // Ends the answer short of its length, which tells the listener that it is not whole.
    if (read === undefined || read === 0) throw new Error('the file became shorter while it was sent');
    position += read;
    yield bytes.subarray(0, read);
  }
}
