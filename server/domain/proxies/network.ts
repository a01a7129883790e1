import { BITS, parseIpAddress, type IpAddress } from './ip-address';

/** All addresses that begin with the same bits (CIDR). */
export interface Network {
  readonly version: IpAddress['version'];
  /** The common leading bits, as a number. */
  readonly prefix: bigint;
  /** The number of bits that may differ. */
  readonly freeBits: bigint;
}

const LENGTH = /^\d{1,3}$/;
/** An IPv4 network that is written as an IPv6 one has these bits before its own. */
const MAPPED_BITS = BITS[6] - BITS[4];

/** Reads `10.0.0.0/8`, `fd00::/8` or one address; null for anything else. Bits behind the prefix are ignored. */
export function parseNetwork(text: string): Network | null {
  const [written = '', length, ...rest] = text.split('/');
  const address = parseIpAddress(written);
  if (address === null || rest.length > 0 || (length !== undefined && !LENGTH.test(length))) return null;
  const isMapped = address.version === 4 && written.includes(':');
  const bits = BITS[address.version];
  const fixed = length === undefined ? bits : BigInt(length) - (isMapped ? MAPPED_BITS : 0n);
  if (fixed < 0n || fixed > bits) return null;
  const freeBits = bits - fixed;
  return { version: address.version, prefix: address.value >> freeBits, freeBits };
}

export const contains = ({ version, prefix, freeBits }: Network, address: IpAddress): boolean =>
  address.version === version && address.value >> freeBits === prefix;
