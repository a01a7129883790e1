/** What a file may do that runs by itself: a worker goes by the policy of its own answer, not of the page's. */
export const filePolicy = (origins: readonly string[]): string =>
  `default-src 'none'; script-src 'self'; connect-src 'self'${origins.map((origin) => ` ${origin}`).join('')}; frame-ancestors 'none'`;

/** What the page may load and from where (security.md §4); `origins` are those of media that live elsewhere. */
export function contentSecurityPolicy(nonce: string, origins: readonly string[]): string {
  const elsewhere = origins.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' blob: data:${elsewhere}`,
    "font-src 'self'",
    `connect-src 'self'${elsewhere}`,
    `media-src 'self' blob:${elsewhere}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default song-webpack',
  ].join('; ');
}
