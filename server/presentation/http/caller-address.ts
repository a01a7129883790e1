import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from '../../application/ports/logger.port';
import { addressKey, isLoopbackAddress } from '../../domain/proxies/ip-address';
import { callerBehind, isTrusted, type TrustedProxies } from '../../domain/proxies/trusted-proxies';

const OCTET = String.raw`(25[0-5]|2[0-4]\d|1?\d?\d)`;
const LOCAL_HOST = new RegExp(String.raw`^(localhost|127(\.${OCTET}){3}|\[::1\])(:\d{1,5})?$`);
/** Headers that proxies, content networks and tunnels add to the calls that they pass on. */
const FORWARDING_HEADERS = [
  /^(x-(original-)?)?forwarded(-.+)?$/,
  /^(via|cdn-loop|x-scheme|x-original-(host|proto|uri|url))$/,
  /^(.+-)?(client|real|connecting|original|remote|source)-?ip(v6)?$/,
  /^(x-)?(remote-addr|client-address|proxyuser-ip|envoy-.+|amz-cf-id|amzn-trace-id)$/,
  /^(cf|fastly|fly|tailscale|ngrok|akamai|x-(azure|appengine|vercel|nf|goog|arr))-.+$/,
];

declare module 'fastify' {
  interface FastifyInstance {
    /** The proxies whose forwarding headers count. */
    trustedProxies: TrustedProxies;
  }
}

const forwardedFor = ({ headers }: FastifyRequest): string => [headers['x-forwarded-for'] ?? []].flat().join(',');

/** Empty where the connection is closed already. */
const peerAddress = (request: FastifyRequest): string => (request.ip as string | undefined) ?? '';

/** The address from which a call comes, as far as trusted proxies report it. */
export const callerAddress = (request: FastifyRequest): string =>
  callerBehind(request.server.trustedProxies, peerAddress(request), forwardedFor(request));

/** The key by which limits count a call. */
export const callerKey = (request: FastifyRequest): string => addressKey(callerAddress(request));

/** Whether the nearest proxy of a call is trusted, so that its headers count. */
export const isThroughTrustedProxy = (request: FastifyRequest): boolean =>
  isTrusted(request.server.trustedProxies, peerAddress(request));

/**
 * Whether listening limits do not apply: a listener on this machine harms nobody, unless a trusted proxy makes everybody look
 * local.
 */
export const isSpared = (request: FastifyRequest): boolean =>
  request.server.trustedProxies.kind === 'nobody' && isLoopbackAddress(peerAddress(request));

/**
 * Whether a call was made on this machine by its own page or tools: the address alone would also admit calls that a proxy passes
 * on, calls from another site's page, and calls to a foreign name that resolves to loopback.
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

/** A proxy that is not configured to add headers speaks HTTP/1.0 in many versions of nginx; no browser does. */
const isForwarded = ({ headers, raw }: FastifyRequest): boolean =>
  raw.httpVersion === '1.0' || Object.keys(headers).some(isForwarding);

/** Gives every call the trusted proxies; warns once if there seems to be a proxy that is not trusted. */
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
