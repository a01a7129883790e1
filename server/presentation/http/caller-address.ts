import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

const LOCAL_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/;
const FORWARDING_HEADERS = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const;

/** Whether an address belongs to the machine itself. */
export const isLoopback = (address: string): boolean =>
  address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');

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
  const isForwarded = FORWARDING_HEADERS.some((name) => headers[name] !== undefined);
  return isLoopback(request.ip) && LOCAL_HOST.test(host) && !isForwarded && isSameSite && isOwnOrigin;
}

/** The address a proxy on this machine passes a call on for; it adds its word at the end, after whatever the caller wrote. */
function forwardedFor({ ip, headers }: FastifyRequest): string | undefined {
  const words = [headers['x-forwarded-for'] ?? []].flat().join(',');
  const last = words.split(',').at(-1)?.trim() ?? '';
  return isLoopback(ip) && isIP(last) !== 0 ? last : undefined;
}

/** What a limit counts a call by. */
export const callerKey = (request: FastifyRequest): string => addressKey(callerAddress(request));

/** Where a call comes from, as far as the nearest proxy knows. */
export const callerAddress = (request: FastifyRequest): string => forwardedFor(request) ?? request.ip;

/** What a limit counts by: an IPv4 address, or the first half of an IPv6 one, which one household has to itself. */
export function addressKey(address: string): string {
  const bare = address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
  return bare.includes(':') ? bare.split(':', 4).join(':') : bare;
}
