import type { FastifyInstance } from 'fastify';
import type { PictureVariants } from '../../../application/images/picture-variants';
import { pictureSource, pictureWidth, type VariantFormat } from '../../../domain/images/picture-variant';
import { MEDIA_HEADERS } from '../media/media-headers';
import { acceptedPictureFormat } from './accepted-picture-format';

interface Asked {
  readonly Params: { readonly id: string };
  readonly Querystring: { readonly w?: unknown };
}

const DECLARED = { schema: {}, config: { policy: 'public', rate: 'media' } } as const;

const CONTENT_TYPES: Readonly<Record<VariantFormat, string>> = { avif: 'image/avif', webp: 'image/webp' };

/** Pictures at the offered widths, stored ones and drawn ones. A size that is not made yet is made while its viewer waits. */
export function registerImages(app: FastifyInstance, variants: Pick<PictureVariants, 'find'>): void {
  app.get<Asked>('/images/:id', DECLARED, async ({ params, query, headers }, reply) => {
    const width = pictureWidth(query.w);
    if (width === undefined) return reply.code(400).send();
    const source = pictureSource(params.id);
    if (source === undefined) return reply.code(404).send();
    const format = acceptedPictureFormat(headers.accept);
    const found = await variants.find({ source, width, format });
    if (!found.ok) return reply.code(404).send();
    return reply.headers(MEDIA_HEADERS).header('vary', 'Accept').type(CONTENT_TYPES[format]).send(found.value);
  });
}
