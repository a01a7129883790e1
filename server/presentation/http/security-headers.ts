import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { routes, type RouteName } from '../../../contract/routes';

const PERMISSIONS =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()';

/** On every answer; the page and media put their own policy in place of this one. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** Kept nowhere, on no disk. A page that is answered so cannot come back at once when the listener goes back to it. */
export const NO_STORE = { 'cache-control': 'no-store' } as const;

/** Kept by the caller's browser alone, which shows it to nobody before it has asked again. */
export const PRIVATE_NO_CACHE = { 'cache-control': 'private, no-cache' } as const;

/** What is read by a call is another thing for everybody who asks: what one account read is not shown to the next one. */
const READ_BY_ONE = { ...PRIVATE_NO_CACHE, vary: 'authorization, accept-encoding' } as const;

/** Reading calls whose answers carry a token, or end one; and the file of everything that is known of somebody. */
const SECRET: ReadonlySet<RouteName> = new Set(['logout', 'firebaseToken', 'ownData']);

const isPlainReading = ({ call }: FastifyContextConfig): boolean =>
  call !== undefined && routes[call].method === 'GET' && !SECRET.has(call);

/** Puts the headers of security.md §4 on every answer. Only what was read stays with a browser, unless its route says otherwise. */
export function setSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const kept = isPlainReading(request.routeOptions.config) ? READ_BY_ONE : NO_STORE;
    reply.headers({ ...HEADERS, ...kept }).header('x-request-id', request.id);
    done();
  });
}
