import { fail, succeed, type Result } from '../shared/result';
import { addressText, isLoopbackAddress, parseIpAddress } from './ip-address';
import { contains, parseNetwork, type Network } from './network';

/** Whose word on where a call comes from counts (`TRUST_PROXY`): nobody's, that of the last so many hops, or of some networks. */
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

/** Whether what the other end of a connection says of scheme and host counts. */
export function isTrusted(proxies: TrustedProxies, address: string): boolean {
  if (proxies.kind !== 'networks') return proxies.kind === 'hops';
  const parsed = parseIpAddress(address);
  return parsed !== null && proxies.networks.some((network) => contains(network, parsed));
}

/** Whether many may come from one address: a trusted proxy's; this machine's, while no proxy is trusted. */
export const isShared = (proxies: TrustedProxies, address: string): boolean =>
  proxies.kind === 'nobody' ? isLoopbackAddress(address) : isTrusted(proxies, address);

/**
 * The address a call comes from: `peer` is the other end of the connection, `forwardedFor` what proxies wrote, each at the end.
 * It goes back from the peer while those are trusted who say it; a word that is no address ends the way, because nobody
 * knows what stands before it. A chain that is shorter than the number of hops ends with its first word.
 */
export function callerBehind(proxies: TrustedProxies, peer: string, forwardedFor: string): string {
  const words = proxies.kind === 'nobody' ? [] : forwardedFor.split(',').reverse();
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
