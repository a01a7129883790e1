import { OWN_ORIGIN_ALONE, type PagePolicy } from '../../../application/ports/web-app';

/** The policy of a file that runs on its own: a worker uses the policy of its own response, not the page's. */
export const filePolicy = (origins: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    // The offline page is a file too.
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...origins].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** What the page may load and from where (security.md §4); `origins` are those of media that live elsewhere. */
export function contentSecurityPolicy(
  nonce: string,
  origins: readonly string[],
  extra: PagePolicy = OWN_ORIGIN_ALONE,
): string {
  const spaced = (words: readonly string[]): string => words.map((word) => ` ${word}`).join('');
  const elsewhere = spaced([...origins, ...extra.backend]);
  return [
    "default-src 'none'",
    `script-src 'self'${spaced(extra.script)}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' blob: data:${elsewhere}${spaced(extra.image)}`,
    "font-src 'self'",
    `connect-src 'self'${elsewhere}${spaced(extra.connect)}`,
    `media-src 'self' blob:${elsewhere}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types default song-webpack${spaced(extra.trustedTypes)}`,
  ].join('; ');
}
