import type { FastifyRequest } from 'fastify';

/** What a caller wrote as the host goes into the page: nothing but a name, a number and a port. */
const HOST = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:.]+\](:\d{1,5})?$/i;
const SCHEMES: readonly string[] = ['http', 'https'];

/** The word of the nearest proxy: it stands last, after whatever the caller may have written. */
const lastWord = (header: string | readonly string[] | undefined): string | undefined =>
  [header ?? []].flat().join(',').split(',').at(-1)?.trim();

/**
 * Scheme and host at which the page was asked for, without a slash at the end; null for a host that is none. What a proxy says
 * of both counts only where the operator put one there (`TRUST_PROXY`): else anybody could make the page name another site.
 */
export function pageOrigin({ headers, host, protocol }: FastifyRequest, trustsProxy: boolean): string | null {
  const saidHost = trustsProxy ? lastWord(headers['x-forwarded-host']) : undefined;
  const saidScheme = trustsProxy ? lastWord(headers['x-forwarded-proto'])?.toLowerCase() : undefined;
  const scheme = SCHEMES.find((known) => known === saidScheme) ?? protocol;
  const shown = saidHost !== undefined && HOST.test(saidHost) ? saidHost : host;
  return HOST.test(shown) ? `${scheme}://${shown}` : null;
}
