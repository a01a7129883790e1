/** A CDN with another name may serve media to our page, and our page may read why the CDN refused. */
export const FOR_ANY_PAGE = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'content-length, content-range',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
} as const;

/** On every media response. The meaning of its address never changes, so it is cached for ever; and it is never run as a page. */
export const MEDIA_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "sandbox; default-src 'none'",
  ...FOR_ANY_PAGE,
} as const;
