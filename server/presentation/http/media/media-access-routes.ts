import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { Admission, MediaAdmission } from '../../../application/media/media-admission';
import { parseMediaKey } from '../../../domain/media/media-key';
import { sourceKind } from '../../../domain/media/rendition';
import { FORBIDDEN, type Problem } from '../answer';
import { sendProblem } from '../send-answer';
import type { MediaKind } from './media-address';
import { FOR_ANY_PAGE, MEDIA_HEADERS } from './media-headers';

interface Asked {
  readonly grant?: string;
  readonly key?: string;
}

/** One kind of access to the same media: the prefix of its addresses, and who is admitted. */
export interface MediaAccessRoutes {
  readonly base: '/media' | '/p/:grant/media';
  /** The options of a route for this kind of media. */
  routeOptions(kind: MediaKind): RouteShorthandOptions;
}

const DECLARED = { schema: {}, config: { policy: 'public', rate: 'media' } } as const;
/** Cached only in the browser for which it was made. */
const PRIVATE = 'private, max-age=21600, immutable';
const REFUSED = 403;

const PROBLEMS: Readonly<Record<Exclude<Admission, 'open'>, Problem>> = {
  renew: { kind: 'expired-token' },
  never: FORBIDDEN,
};

/** For everybody: all media that are not premium, and the previews of premium ones. */
export const publicMedia = (admission: MediaAdmission): MediaAccessRoutes => ({
  base: '/media',
  routeOptions: (kind) => ({
    ...DECLARED,
    preHandler: requireAdmission(async ({ key: text = '' }) => {
      const key = parseMediaKey(text);
      if (key === undefined || kind === 'preview') return 'open';
      return admission.withoutGrant(key, sourceKind(kind));
    }),
  }),
});

/** For callers with a signed address. */
export const grantedMedia = (admission: MediaAdmission): MediaAccessRoutes => ({
  base: '/p/:grant/media',
  routeOptions: () => ({
    ...DECLARED,
    preHandler: requireAdmission(async ({ grant = '', key: text = '' }) => {
      const key = parseMediaKey(text);
      return key === undefined ? 'never' : admission.withGrant(grant, key);
    }),
    onSend: cachePrivately,
  }),
});

/** Status 403 either way; the code in the body shows whether a new address helps (413) or nothing does (403). */
function requireAdmission(judge: (asked: Asked) => Promise<Admission>) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const admission = await judge(request.params as Asked);
    if (admission === 'open') return undefined;
    return sendProblem(request, reply.headers(FOR_ANY_PAGE), PROBLEMS[admission], REFUSED);
  };
}

async function cachePrivately(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (reply.getHeader('cache-control') === MEDIA_HEADERS['cache-control']) reply.header('cache-control', PRIVATE);
}
