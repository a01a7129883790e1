import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { routes, type RouteName } from '../../../contract/routes';

const PERMISSIONS =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()';

/** On every response; the page and media replace this policy with their own. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** Never stored, on any disk. A page with this header cannot be shown at once when the listener goes back to it. */
export const NO_STORE = { 'cache-control': 'no-store' } as const;

/** Stored only by the caller's browser, which shows it only after asking the server again. */
export const PRIVATE_NO_CACHE = { 'cache-control': 'private, no-cache' } as const;

/** A read call's response differs for each caller: data that one account read is not shown to the next one. */
const READ_BY_ONE = { ...PRIVATE_NO_CACHE, vary: 'authorization, accept-encoding' } as const;

/** Read calls whose responses carry or end a token; and the file of everything that is stored about somebody. */
const SECRET: ReadonlySet<RouteName> = new Set(['logout', 'firebaseToken', 'ownData']);

const isPlainReading = ({ call }: FastifyContextConfig): boolean =>
  call !== undefined && routes[call].method === 'GET' && !SECRET.has(call);

/** Sets the headers of security.md §4 on every response. Browsers store only GET responses, unless the route says otherwise. */
export function setSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const cacheControl = isPlainReading(request.routeOptions.config) ? READ_BY_ONE : NO_STORE;
    reply.headers({ ...HEADERS, ...cacheControl }).header('x-request-id', request.id);
    done();
  });
}
