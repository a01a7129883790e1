/**
 * On every media answer. Its address never means anything else, so it is kept for ever; it is never run as a page; and
 * a CDN of another name may serve it to our page.
 */
export const MEDIA_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "sandbox; default-src 'none'",
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'content-length, content-range',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
} as const;
