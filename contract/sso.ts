import * as z from './schema';

/** Where media live: prefixes for public and protected URLs; "/" means the page's own origin. */
export const DomainCdn = z.object({ domain: z.string(), domain_protected: z.string() });
