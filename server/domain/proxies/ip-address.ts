/** An address of the Internet Protocol as a number. An IPv4 address in IPv6 notation is the IPv4 address. */
export interface IpAddress {
  readonly version: 4 | 6;
  readonly value: bigint;
}

export const BITS = { 4: 32n, 6: 128n } as const;

const BYTE = /^(?:0|[1-9]\d{0,2})$/;
const HIGHEST_BYTE = 255;
const GROUP = /^[\da-f]{1,4}$/i;
const GROUPS = 8;
const GROUP_BITS = 16n;
const GROUP_MASK = 0xffffn;
const ZONE = /%[\w.-]+$/;
/** The bits before an IPv4 address that is written as an IPv6 one (RFC 4291, section 2.5.5.2). */
const MAPPED = 0xffffn;
const IPV4_MASK = 0xffff_ffffn;
const LOOPBACK_IPV4 = 127n;
const NETWORK_GROUPS = 4n;

/** Reads an address as it is written, with or without a zone (`fe80::1%eth0`); null for anything else. */
export function parseIpAddress(text: string): IpAddress | null {
  const value = text.includes(':') ? readIpv6(text.replace(ZONE, '')) : readIpv4(text);
  if (value === null) return null;
  if (!text.includes(':')) return { version: 4, value };
  return value >> BITS[4] === MAPPED ? { version: 4, value: value & IPV4_MASK } : { version: 6, value };
}

/** Whether an address belongs to the machine itself: 127.0.0.0/8 and ::1, however they are written. */
export function isLoopbackAddress(text: string): boolean {
  const address = parseIpAddress(text);
  return address?.version === 4 ? address.value >> 24n === LOOPBACK_IPV4 : address?.value === 1n;
}

/** The one normal form of an address: four numbers, or eight groups without a zone. Text that is not an address stays unchanged. */
export function addressText(text: string): string {
  const address = parseIpAddress(text);
  if (address === null) return text;
  return address.version === 4 ? ipv4Text(address.value) : groupsOf(address.value, GROUPS).join(':');
}

/**
 * The key under which limits count a caller: an IPv4 address, or the /64 network of an IPv6 one, which belongs to one household.
 */
export function addressKey(text: string): string {
  const address = parseIpAddress(text);
  if (address === null) return text;
  if (address.version === 4) return ipv4Text(address.value);
  return `${groupsOf(address.value >> (NETWORK_GROUPS * GROUP_BITS), Number(NETWORK_GROUPS)).join(':')}::/64`;
}

function readIpv4(text: string): bigint | null {
  const bytes = text.split('.');
  if (bytes.length !== 4 || !bytes.every((byte) => BYTE.test(byte) && Number(byte) <= HIGHEST_BYTE)) return null;
  return bytes.reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);
}

function readIpv6(text: string): bigint | null {
  const halves = withoutDots(text)?.split('::') ?? [];
  if (halves.length > 2) return null;
  const [head = [], tail] = halves.map((half) => (half === '' ? [] : half.split(':')));
  const written = head.length + (tail?.length ?? 0);
  // Two colons stand for at least one group.
  if (tail === undefined ? written !== GROUPS : written >= GROUPS) return null;
  const groups = [...head, ...Array.from({ length: GROUPS - written }, () => '0'), ...(tail ?? [])];
  if (!groups.every((group) => GROUP.test(group))) return null;
  return groups.reduce((value, group) => (value << GROUP_BITS) | BigInt(`0x${group}`), 0n);
}

/** An IPv4 address at the end is its last two groups. */
function withoutDots(text: string): string | null {
  if (!text.includes('.')) return text;
  const at = text.lastIndexOf(':') + 1;
  const value = readIpv4(text.slice(at));
  return value === null ? null : `${text.slice(0, at)}${groupsOf(value, 2).join(':')}`;
}

const ipv4Text = (value: bigint): string => [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 0xffn).join('.');

const groupsOf = (value: bigint, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) =>
    ((value >> (BigInt(count - 1 - at) * GROUP_BITS)) & GROUP_MASK).toString(16),
  );
