import type { VariantFormat } from '../../../domain/images/picture-variant';

const AVIF = /(?:^|,)\s*image\/avif\s*(?<parameters>;[^,]*)?(?:,|$)/i;
const REFUSED = /;\s*q=0(?:\.0*)?\s*(?:;|$)/i;

/** AVIF for a client that names it; every other one can read WebP, also those that say they take everything. */
export function acceptedPictureFormat(accept: string | undefined): VariantFormat {
  const named = AVIF.exec(accept ?? '');
  return named === null || REFUSED.test(named.groups?.['parameters'] ?? '') ? 'webp' : 'avif';
}
