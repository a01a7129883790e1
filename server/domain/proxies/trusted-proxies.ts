import { fail, succeed, type Result } from '../shared/result';
import { addressText, isLoopbackAddress, parseIpAddress } from './ip-address';
import { contains, parseNetwork, type Network } from './network';

/** Which proxies are trusted to state where a call comes from (`TRUST_PROXY`): none, the last so many hops, or some networks. */
export type TrustedProxies =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'hops'; readonly count: number }
  | { readonly kind: 'networks'; readonly networks: readonly Network[] };

export const NO_PROXY: TrustedProxies = { kind: 'nobody' };

const MOST_HOPS = 16;
const NUMBER = /^\d{1,3}$/;
const WITH_PORT = /^(?:\[(?<six>[^\]]+)\](?::\d{1,5})?|(?<four>\d+\.\d+\.\d+\.\d+):\d{1,5})$/;

/** Reads the setting: `off`, a number of hops, or addresses and networks separated by commas. */
export function parseTrustedProxies(text: string): Result<TrustedProxies, string> {
  if (text.toLowerCase() === 'off' || text === '0') return succeed(NO_PROXY);
  if (NUMBER.test(text)) return Number(text) <= MOST_HOPS ? succeed({ kind: 'hops', count: Number(text) }) : REFUSED;
  const networks = text.split(',').map((each) => parseNetwork(each.trim()));
  return networks.every((network) => network !== null) ? succeed({ kind: 'networks', networks }) : REFUSED;
}

const REFUSED = fail(
  `must be off, a number of proxies from 1 to ${MOST_HOPS}, or their addresses, such as 127.0.0.1, 10.0.0.0/8`,
);

/** Whether the scheme and host that the other end of a connection states are trusted. */
export function isTrusted(proxies: TrustedProxies, address: string): boolean {
  if (proxies.kind !== 'networks') return proxies.kind === 'hops';
  const parsed = parseIpAddress(address);
  return parsed !== null && proxies.networks.some((network) => contains(network, parsed));
}

/** Whether many callers may share one address: that of a trusted proxy, or of this machine while no proxy is trusted. */
export const isShared = (proxies: TrustedProxies, address: string): boolean =>
  proxies.kind === 'nobody' ? isLoopbackAddress(address) : isTrusted(proxies, address);

/**
 * The address a call comes from: `peer` is the other end of the connection, `forwardedFor` the header to which each proxy appends
 * an address. The search goes back from the peer for as long as the proxy that reported an address is trusted; it ends at a word
 * that is not an address, because the words before that one cannot be verified. A chain that is shorter than the number of hops
 * ends with its first word.
 */
export function callerBehind(proxies: TrustedProxies, peer: string, forwardedFor: string): string {
  const words = forwardedFor.split(',').reverse();
  let caller = peer;
  for (const [hop, word] of words.entries()) {
    const before = readWord(word.trim());
    if (before === null || !goesOn(proxies, caller, hop)) break;
    caller = before;
  }
  return addressText(caller);
}

function goesOn(proxies: TrustedProxies, caller: string, hop: number): boolean {
  return proxies.kind === 'hops' ? hop < proxies.count : isTrusted(proxies, caller);
}

/** Some proxies write the port too. */
function readWord(word: string): string | null {
  const { six, four } = WITH_PORT.exec(word)?.groups ?? {};
  const address = six ?? four ?? word;
  return parseIpAddress(address) === null ? null : address;
}
