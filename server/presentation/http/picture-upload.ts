import { finished } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LIMITS } from '../../../contract/kernel/limits';
import { routes } from '../../../contract/routes';
import type { Identity } from '../../application/sessions/identify';
import type { AvatarRefusal } from '../../domain/images/avatar-maker.port';
import type { Result } from '../../domain/shared/result';
import { BUSY, faultAt, UNAUTHORIZED, type Answer, type Problem } from './answer';
import type { FaultKind } from './field-fault';
import { languageOf, type Language } from './language';
import { reserveUpload } from './reserve-upload';
import { sendAnswer, sendProblem } from './send-answer';

const FIELD = 'image';
const MEGABYTE = 1_000_000;
/** An upload without a byte for this long is aborted (decisions.md §4). */
const STALLED_MS = 30_000;
/** Room for the form around the picture. */
const FORM_BYTES = 64 * 1024;

const FAULTS: Readonly<Record<AvatarRefusal, FaultKind>> = {
  'unknown-format': 'not-a-picture',
  'too-large': 'too-many-pixels',
  broken: 'broken-picture',
  'hides-something': 'hides-something',
};

const TOO_MANY_BYTES = faultAt(FIELD, { kind: 'too-many-bytes', limit: LIMITS.avatarMax / MEGABYTE });

const BROKEN_FORM = faultAt(FIELD, { kind: 'broken-form' });

const DECLARED = { policy: 'signed-in', rate: 'writing' } as const;

const tellsTooMuch = ({ headers }: FastifyRequest): boolean =>
  Number(headers['content-length'] ?? 0) > LIMITS.avatarMax + FORM_BYTES;

/** Aborts an upload of which nothing more arrives. */
function giveUpWhenStalled({ raw }: FastifyRequest, stalledMs: number): void {
  const { socket } = raw;
  const giveUp = (): void => void socket.destroy();
  socket.setTimeout(stalledMs, giveUp);
  raw.once('end', () => socket.setTimeout(0, giveUp));
}

/** Reads the upload to its end: a browser reads no response before it has sent everything. An aborted upload ends too. */
const throwAway = ({ raw }: FastifyRequest): Promise<void> => finished(raw.resume()).catch(() => undefined);

/** The bytes of the form's picture, or what is wrong with the form. */
async function readPicture(request: FastifyRequest): Promise<Uint8Array | Problem> {
  if (!request.isMultipart()) return faultAt(FIELD, { kind: 'required' });
  // The parser throws for input that it cannot read: no boundary, no end, a broken part.
  return readPart(request).catch(async () => {
    await throwAway(request);
    return BROKEN_FORM;
  });
}

async function readPart(request: FastifyRequest): Promise<Uint8Array | Problem> {
  const part = await request.file();
  if (part?.fieldname !== FIELD) return refuse(request, part, faultAt(FIELD, { kind: 'required' }));
  // RFC 9110, section 5.5, forbids NUL in a field's value; RFC 7578 puts file names there.
  if (part.filename.includes('\0')) return refuse(request, part, BROKEN_FORM);
  const bytes = await part.toBuffer().catch((error: unknown) => {
    if (!part.file.truncated) throw error;
    return TOO_MANY_BYTES;
  });
  // If the limit falls between two pieces, reading ends without an error.
  return part.file.truncated ? TOO_MANY_BYTES : bytes;
}

/** Reads the form to its end before it is answered. */
async function refuse(request: FastifyRequest, part: MultipartFile | undefined, problem: Problem): Promise<Problem> {
  part?.file.resume();
  await throwAway(request);
  return problem;
}

export interface UploadedPicture {
  readonly bytes: Uint8Array;
  readonly identity: Identity;
  readonly params: unknown;
  readonly language: Language;
}

export interface PictureRoute {
  /** Of the contract's table. */
  readonly call: 'uploadAvatar' | 'setPlaylistCover';
  /** Stores the picture and returns what shows it now. */
  readonly keep: (uploaded: UploadedPicture) => Promise<Result<Answer<unknown>, AvatarRefusal>>;
  readonly stalledMs?: number;
}

/** A call that sends a picture. The upload has deadlines of its own: one for each byte, and a longer one for the whole upload. */
export async function registerPictureUpload(app: FastifyInstance, route: PictureRoute): Promise<void> {
  const { call, keep, stalledMs = STALLED_MS } = route;
  const { path } = routes[call];
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: { fileSize: LIMITS.avatarMax, files: 1, fields: 0, parts: 1 } });
    const config = { ...DECLARED, call, bodyDeadlineMs: app.bounds.uploadMs };
    scope.put(path.replaceAll(/\{(\w+)\}/g, ':$1'), { schema: {}, config }, async (request, reply) => {
      const { identity, params } = request;
      if (identity === null) return sendProblem(request, reply, UNAUTHORIZED);
      // Not read to its end: the closed connection also shows the client that there are too many uploads at once.
      if (!reserveUpload(request, reply, identity.accountId))
        return sendProblem(request, reply.header('connection', 'close'), BUSY);
      giveUpWhenStalled(request, stalledMs);
      if (tellsTooMuch(request)) {
        await throwAway(request);
        return reply.sent ? reply : sendProblem(request, reply, TOO_MANY_BYTES);
      }
      const bytes = await readPicture(request);
      // Already answered: it took too long, or lost its place to another.
      if (reply.sent) return reply;
      if (!(bytes instanceof Uint8Array)) return sendProblem(request, reply, bytes);
      const language = languageOf(request.headers['accept-language']);
      const stored = await keep({ bytes, identity, params, language });
      if (reply.sent) return reply;
      if (!stored.ok) return sendProblem(request, reply, faultAt(FIELD, { kind: FAULTS[stored.error] }));
      return sendAnswer(request, reply, stored.value);
    });
  });
}
