import type { FastifyRequest } from 'fastify';
import { pageOrigin } from '../page/page-origin';

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/**
 * Whether the page that opens a socket is ours: browsers send cookies and open sockets across sites without asking, so the host
 * in the page's origin must be the host that the page calls. Behind a proxy without TRUST_PROXY the proxy has to pass the host
 * on.
 */
export function isOwnOrigin(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  const own = pageOrigin(request);
  return origin !== undefined && own !== null && hostOf(origin) === hostOf(own);
}
