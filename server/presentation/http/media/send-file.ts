import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenFile, OpenFiles } from '../../../application/ports/open-files.port';
import { readRange } from '../../../domain/media/byte-range';
import { askedRange, judgeConditions, STATUS_OF_CONDITION } from '../preconditions';
import { MEDIA_HEADERS } from './media-headers';
import { readSpan } from './read-span';

/** A file to send. */
export interface FileToSend {
  /** An absolute path. */
  readonly place: string;
  readonly type: string;
  /** The expected state of the file; another file in its place is not sent. */
  readonly expected?: { readonly size: number; readonly modifiedMs: number };
}

type Headers = Readonly<Record<string, string | number>>;

interface FileAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body?: Buffer | Readable;
}

/** Spans up to this size go out in one piece; longer ones are read as fast as the listener takes them. */
const ONE_PIECE_BYTES = 256 * 1024;

/**
 * Sends a file or the requested range of it; returns false, with nothing sent, if it does not exist. It never returns the reply
 * itself: a reply is a thenable, so awaiting one waits for the listener and yields nothing.
 */
export async function sendFile(
  files: OpenFiles,
  file: FileToSend,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const isSent = await files.use(file.place, async (opened) => {
    if (file.expected !== undefined && !isSame(opened, file.expected)) return false;
    const answer = await makeAnswer(files, file, request, opened);
    if (answer === undefined) return false;
    void reply
      .code(answer.status)
      .headers({ ...MEDIA_HEADERS, ...answer.headers })
      .send(answer.body);
    return true;
  });
  if (isSent !== true) files.forget(file.place);
  return isSent === true;
}

async function makeAnswer(
  files: OpenFiles,
  { place, type }: FileToSend,
  request: FastifyRequest,
  opened: OpenFile,
): Promise<FileAnswer | undefined> {
  const { size } = opened;
  const nowMs = Date.now();
  // A date in the future is not valid (RFC 9110 §8.8.2.1).
  const modifiedMs = Math.min(opened.modifiedMs, nowMs);
  const etag = `"${size.toString(36)}-${Math.trunc(opened.modifiedMs).toString(36)}"`;
  const common = { etag, 'last-modified': new Date(modifiedMs).toUTCString(), 'accept-ranges': 'bytes' };
  const condition = judgeConditions(request, { etag, modifiedMs }, nowMs);
  if (condition === 'not-modified') return { status: STATUS_OF_CONDITION[condition], headers: common };
  // No cache may give these to another caller.
  const refusal = { ...common, 'cache-control': 'no-store' };
  if (condition === 'failed') return { status: STATUS_OF_CONDITION[condition], headers: refusal };
  const range = readRange(askedRange(request, { etag, modifiedMs }, nowMs), size);
  if (range === 'unsatisfiable') return { status: 416, headers: { ...refusal, 'content-range': `bytes */${size}` } };
  const span = range === 'all' ? { start: 0, end: size - 1 } : range;
  const length = span.end - span.start + 1;
  const part: Headers = range === 'all' ? {} : { 'content-range': `bytes ${span.start}-${span.end}/${size}` };
  const headers: Headers = { ...common, ...part, 'content-type': type, 'content-length': length };
  const status = range === 'all' ? 200 : 206;
  // Without a body object the framework would send a length of 0.
  if (request.method === 'HEAD') return { status, headers, body: Readable.from([]) };
  if (length > ONE_PIECE_BYTES) return { status, headers, body: readSpan(files, place, span) };
  const body = Buffer.allocUnsafe(length);
  return (await opened.read(body, span.start)) === length ? { status, headers, body } : undefined;
}

function isSame(
  opened: { readonly size: number; readonly modifiedMs: number },
  expected: FileToSend['expected'],
): boolean {
  return opened.size === expected?.size && Math.trunc(opened.modifiedMs) === Math.trunc(expected.modifiedMs);
}
