import type { VariantFormat } from '../../../domain/images/picture-variant';

const AVIF = /(?:^|,)\s*image\/avif\s*(?<parameters>;[^,]*)?(?:,|$)/i;
const REFUSED = /;\s*q=0(?:\.0*)?\s*(?:;|$)/i;

/** AVIF for a client that names it; WebP for all others, including those that accept everything, since they all can read it. */
export function acceptedPictureFormat(accept: string | undefined): VariantFormat {
  const named = AVIF.exec(accept ?? '');
  return named === null || REFUSED.test(named.groups?.['parameters'] ?? '') ? 'webp' : 'avif';
}
