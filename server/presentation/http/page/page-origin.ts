import type { FastifyRequest } from 'fastify';
import { isThroughTrustedProxy } from '../caller-address';

/** The host that a caller sends goes into the page, so only a name, a number and a port are accepted. */
const HOST = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:.]+\](:\d{1,5})?$/i;
const SCHEMES: readonly string[] = ['http', 'https'];

/** The value from the nearest proxy: it is the last, after anything that the caller may have written. */
const lastWord = (header: string | readonly string[] | undefined): string | undefined =>
  [header ?? []].flat().join(',').split(',').at(-1)?.trim();

/**
 * Scheme and host at which the page was requested, without a slash at the end; null for an invalid host. A proxy's values for
 * both count only if the operator trusts it (`TRUST_PROXY`): otherwise anybody could make the page name another site.
 */
export function pageOrigin(request: FastifyRequest): string | null {
  const { headers, host } = request;
  const saidHost = isThroughTrustedProxy(request) ? lastWord(headers['x-forwarded-host']) : undefined;
  const shown = saidHost !== undefined && HOST.test(saidHost) ? saidHost : host;
  return HOST.test(shown) ? `${pageScheme(request)}://${shown}` : null;
}

/** `https` if the page was requested over an encrypted connection, as far as a trusted proxy reports it. */
export function pageScheme(request: FastifyRequest): string {
  const { headers, protocol } = request;
  const forwardedProtocol = isThroughTrustedProxy(request)
    ? lastWord(headers['x-forwarded-proto'])?.toLowerCase()
    : undefined;
  return SCHEMES.find((known) => known === forwardedProtocol) ?? protocol;
}
