import type { FastifyRequest } from 'fastify';
import { isThroughTrustedProxy } from '../caller-address';

/** What a caller wrote as the host goes into the page: nothing but a name, a number and a port. */
const HOST = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:.]+\](:\d{1,5})?$/i;
const SCHEMES: readonly string[] = ['http', 'https'];

/** The word of the nearest proxy: it stands last, after whatever the caller may have written. */
const lastWord = (header: string | readonly string[] | undefined): string | undefined =>
  [header ?? []].flat().join(',').split(',').at(-1)?.trim();

/**
 * Scheme and host at which the page was asked for, without a slash at the end; null for a host that is none. What a proxy says
 * of both counts only where the operator trusts it (`TRUST_PROXY`): else anybody could make the page name another site.
 */
export function pageOrigin(request: FastifyRequest): string | null {
  const { headers, host } = request;
  const saidHost = isThroughTrustedProxy(request) ? lastWord(headers['x-forwarded-host']) : undefined;
  const shown = saidHost !== undefined && HOST.test(saidHost) ? saidHost : host;
  return HOST.test(shown) ? `${pageScheme(request)}://${shown}` : null;
}

/** `https` where the page came over an encrypted line, as far as a trusted proxy knows. */
export function pageScheme(request: FastifyRequest): string {
  const { headers, protocol } = request;
  const said = isThroughTrustedProxy(request) ? lastWord(headers['x-forwarded-proto'])?.toLowerCase() : undefined;
  return SCHEMES.find((known) => known === said) ?? protocol;
}
