import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from '../../application/ports/logger.port';
import { addressKey, isLoopbackAddress } from '../../domain/proxies/ip-address';
import { callerBehind, isTrusted, type TrustedProxies } from '../../domain/proxies/trusted-proxies';

const OCTET = String.raw`(25[0-5]|2[0-4]\d|1?\d?\d)`;
const LOCAL_HOST = new RegExp(String.raw`^(localhost|127(\.${OCTET}){3}|\[::1\])(:\d{1,5})?$`);
/** What proxies, content networks and tunnels add to the calls that they pass on. */
const FORWARDING_HEADERS = [
  /^(x-(original-)?)?forwarded(-.+)?$/,
  /^(via|cdn-loop|x-scheme|x-original-(host|proto|uri|url))$/,
  /^(.+-)?(client|real|connecting|original|remote|source)-?ip(v6)?$/,
  /^(x-)?(remote-addr|client-address|proxyuser-ip|envoy-.+|amz-cf-id|amzn-trace-id)$/,
  /^(cf|fastly|fly|tailscale|ngrok|akamai|x-(azure|appengine|vercel|nf|goog|arr))-.+$/,
];

declare module 'fastify' {
  interface FastifyInstance {
    /** Whose word on where a call comes from counts. */
    trustedProxies: TrustedProxies;
  }
}

const forwardedFor = ({ headers }: FastifyRequest): string => [headers['x-forwarded-for'] ?? []].flat().join(',');

/** Empty where the connection is closed already. */
const peerAddress = (request: FastifyRequest): string => (request.ip as string | undefined) ?? '';

/** Where a call comes from, as far as trusted proxies know. */
export const callerAddress = (request: FastifyRequest): string =>
  callerBehind(request.server.trustedProxies, peerAddress(request), forwardedFor(request));

/** What a limit counts a call by. */
export const callerKey = (request: FastifyRequest): string => addressKey(callerAddress(request));

/** Whether what came with a call from the nearest proxy was written by one that is trusted. */
export const isThroughTrustedProxy = (request: FastifyRequest): boolean =>
  isTrusted(request.server.trustedProxies, peerAddress(request));

/** Whether no limit for listening holds: who listens on this machine harms nobody, unless everybody seems to be there. */
export const isSpared = (request: FastifyRequest): boolean =>
  request.server.trustedProxies.kind === 'nobody' && isLoopbackAddress(peerAddress(request));

/**
 * Whether a call was made on this machine and by its own page or tools: the address alone would also let in what a
 * proxy passes on, what another site's page sends, and a foreign name that resolves to loopback.
 */
export function isLocalCall(request: FastifyRequest): boolean {
  const { headers } = request;
  const host = headers.host ?? '';
  const site = headers['sec-fetch-site'];
  const isSameSite = site === undefined || site === 'same-origin' || site === 'none';
  const isOwnOrigin = headers.origin === undefined || headers.origin.replace(/^https?:\/\//, '') === host;
  const isDirect = isLoopbackAddress(peerAddress(request)) && !isForwarded(request);
  return isDirect && LOCAL_HOST.test(host) && isSameSite && isOwnOrigin;
}

const isForwarding = (name: string): boolean => FORWARDING_HEADERS.some((known) => known.test(name));

/** A proxy that is not told to add anything speaks HTTP/1.0 in many versions of nginx, and no browser does. */
const isForwarded = ({ headers, raw }: FastifyRequest): boolean =>
  raw.httpVersion === '1.0' || Object.keys(headers).some(isForwarding);

/** Lets every call know whose word counts; says once where a proxy seems to stand whose word does not. */
export function trustProxies(app: FastifyInstance, proxies: TrustedProxies, logger: Logger): void {
  app.decorate('trustedProxies', { getter: () => proxies });
  let isTold = proxies.kind !== 'nobody';
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isTold && request.headers['x-forwarded-for'] !== undefined) {
      isTold = true;
      logger.warn('a call came with X-Forwarded-For, which counts for nothing: TRUST_PROXY is off');
    }
    done();
  });
}
