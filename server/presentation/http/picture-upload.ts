import { finished } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LIMITS } from '../../../contract/kernel/limits';
import type { Identity } from '../../application/sessions/identify';
import type { AvatarRefusal } from '../../domain/images/avatar-maker.port';
import type { Result } from '../../domain/shared/result';
import { faultAt, UNAUTHORIZED, type Answer, type Problem } from './answer';
import type { FaultKind } from './field-fault';
import { languageOf, type Language } from './language';
import { sendAnswer, sendProblem } from './send-answer';

const FIELD = 'image';
const MEGABYTE = 1_000_000;
/** Without a byte for this long an upload is given up (decisions.md §4). */
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

const DECLARED = {
  schema: {},
  config: { policy: 'signed-in', rate: 'writing', bodyDeadlineMs: null },
} as const;

const tellsTooMuch = ({ headers }: FastifyRequest): boolean =>
  Number(headers['content-length'] ?? 0) > LIMITS.avatarMax + FORM_BYTES;

/** Ends an upload of which nothing more arrives; one that goes on may take its time. */
function giveUpWhenStalled({ raw }: FastifyRequest, stalledMs: number): void {
  const { socket } = raw;
  socket.setTimeout(stalledMs, () => void socket.destroy());
  raw.once('end', () => socket.setTimeout(0));
}

/** Reads the upload to its end: a browser looks at no answer before it has sent all. One that is broken off has an end too. */
const throwAway = ({ raw }: FastifyRequest): Promise<void> => finished(raw.resume()).catch(() => undefined);

/** The bytes of the form's picture, or what is wrong with the form. */
async function readPicture(request: FastifyRequest): Promise<Uint8Array | Problem> {
  if (!request.isMultipart()) return faultAt(FIELD, { kind: 'required' });
  const part = await request.file();
  if (part?.fieldname !== FIELD) return faultAt(FIELD, { kind: 'required' });
  const bytes = await part.toBuffer().catch((error: unknown) => {
    if (!part.file.truncated) throw error;
    return TOO_MANY_BYTES;
  });
  // Where the limit falls between two pieces, reading ends without an error.
  return part.file.truncated ? TOO_MANY_BYTES : bytes;
}

export interface UploadedPicture {
  readonly bytes: Uint8Array;
  readonly identity: Identity;
  readonly params: unknown;
  readonly language: Language;
}

export interface PictureRoute {
  /** As the contract writes it. */
  readonly path: string;
  /** Takes the picture in and answers with what shows it now. */
  readonly keep: (uploaded: UploadedPicture) => Promise<Result<Answer<unknown>, AvatarRefusal>>;
  readonly stalledMs?: number;
}

/** A call that sends a picture. The upload has a deadline of its own: so long as it goes on, it may take its time. */
export async function registerPictureUpload(app: FastifyInstance, route: PictureRoute): Promise<void> {
  const { path, keep, stalledMs = STALLED_MS } = route;
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: { fileSize: LIMITS.avatarMax, files: 1, fields: 0, parts: 1 } });
    scope.put(path.replaceAll(/\{(\w+)\}/g, ':$1'), DECLARED, async (request, reply) => {
      const { identity, params } = request;
      if (identity === null) return sendProblem(request, reply, UNAUTHORIZED);
      giveUpWhenStalled(request, stalledMs);
      if (tellsTooMuch(request)) {
        await throwAway(request);
        return sendProblem(request, reply, TOO_MANY_BYTES);
      }
      const bytes = await readPicture(request);
      if (!(bytes instanceof Uint8Array)) return sendProblem(request, reply, bytes);
      const language = languageOf(request.headers['accept-language']);
      const kept = await keep({ bytes, identity, params, language });
      if (!kept.ok) return sendProblem(request, reply, faultAt(FIELD, { kind: FAULTS[kept.error] }));
      return sendAnswer(request, reply, kept.value);
    });
  });
}
