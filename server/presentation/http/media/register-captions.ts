import type { FastifyInstance } from 'fastify';
import type { ShortFiles } from '../../../domain/shorts/short-files.port';
import { CAPTIONS_TYPE } from '../../../domain/media/content-type';
import { parseMediaKey } from '../../../domain/media/media-key';
import { MEDIA_HEADERS } from './media-headers';

interface Params {
  readonly Params: { readonly key: string };
}

const DECLARED = { schema: {}, config: { policy: 'public', rate: 'media' } } as const;

/** The captions of short videos. A changed text has another address, since the text is part of the clip's revision. */
export function registerCaptions(app: FastifyInstance, clips: ShortFiles): void {
  app.get<Params>('/media/s/:key/captions.vtt', DECLARED, async (request, reply) => {
    const key = parseMediaKey(request.params.key);
    const clip = key && (await clips.find(key.songId));
    if (clip === undefined || clip.captions === null || clip.revision !== key?.revision) return reply.code(404).send();
    return reply.headers(MEDIA_HEADERS).type(CAPTIONS_TYPE).send(clip.captions);
  });
}
