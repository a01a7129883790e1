import * as z from './schema';

/** Where media are served: prefixes for public and protected URLs; "/" means the page's own origin. */
export const DomainCdn = z.object({ domain: z.string(), domain_protected: z.string() });

/** `expires_in` is the lifetime of the access token in seconds. */
export const Tokens = z.object({ token: z.string(), refresh_token: z.string(), expires_in: z.number() });

export const RefreshToken = z.strictObject({ refreshToken: z.string().check(z.maxLength(512), z.regex(/^[\w.-]+$/)) });
