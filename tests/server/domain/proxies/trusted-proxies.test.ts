import fc from 'fast-check';
import {
  callerBehind,
  isShared,
  isTrusted,
  parseTrustedProxies,
  type TrustedProxies,
} from '../../../../server/domain/proxies/trusted-proxies';

const trusting = (setting: string): TrustedProxies => {
  const proxies = parseTrustedProxies(setting);
  if (!proxies.ok) throw new Error(proxies.error);
  return proxies.value;
};

const LISTENER = '203.0.113.7';
const EDGE = '198.51.100.1';
const PROXY = '10.0.0.5';

describe('the setting for trusted proxies', () => {
  it.each([
    ['off', { kind: 'nobody' }],
    ['OFF', { kind: 'nobody' }],
    ['0', { kind: 'nobody' }],
    ['1', { kind: 'hops', count: 1 }],
    ['16', { kind: 'hops', count: 16 }],
    ['016', { kind: 'hops', count: 16 }],
    ['127.0.0.1', { kind: 'networks', networks: [{ version: 4, prefix: 0x7f000001n, freeBits: 0n }] }],
    [
      '10.1.2.3/8, fd00::/8',
      {
        kind: 'networks',
        networks: [
          { version: 4, prefix: 10n, freeBits: 24n },
          { version: 6, prefix: 0xfdn, freeBits: 120n },
        ],
      },
    ],
    ['::ffff:10.0.0.0/104', { kind: 'networks', networks: [{ version: 4, prefix: 10n, freeBits: 24n }] }],
    ['0.0.0.0/0', { kind: 'networks', networks: [{ version: 4, prefix: 0n, freeBits: 32n }] }],
  ])('%s is accepted', (text, value) => {
    expect(parseTrustedProxies(text)).toEqual({ ok: true, value });
  });

  it.each([
    '',
    '17',
    '-1',
    '1.5',
    'yes',
    'proxy.example.org',
    '10.0.0.0/33',
    '::/129',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '10.0.0.0/x',
    '10.0.0.0/x8',
    '10.0.0.0/8x',
    '10.0.0.0/0008',
    '0016',
    '10.0.0.5,',
    '10.0.0.5 10.0.0.6',
    '::ffff:10.0.0.0/90',
  ])('%j is refused', (text) => {
    expect(parseTrustedProxies(text)).toMatchObject({ ok: false, error: expect.stringContaining('10.0.0.0/8') });
  });
});

describe('the address of the caller', () => {
  it.each([
    ['nobody is trusted', 'off', PROXY, LISTENER, PROXY],
    ['nobody is trusted, not even this machine', 'off', '127.0.0.1', LISTENER, '127.0.0.1'],
    ['one hop names the listener', '1', PROXY, LISTENER, LISTENER],
    ['one hop appended to what the listener wrote', '1', PROXY, `1.2.3.4, ${LISTENER}`, LISTENER],
    ['two hops, and what the listener wrote', '2', PROXY, `1.2.3.4, ${LISTENER}, ${EDGE}`, LISTENER],
    ['the chain is shorter than the hops', '3', PROXY, LISTENER, LISTENER],
    ['there is no chain', '1', PROXY, '', PROXY],
    ['the nearest word is no address', '1', PROXY, `${LISTENER}, unknown`, PROXY],
    ['the nearest word is empty', '1', PROXY, `${LISTENER},`, PROXY],
    ['a word in between is no address', '3', PROXY, `${LISTENER}, "evil", ${EDGE}`, EDGE],
    ['the proxy writes the port', '1', PROXY, `${LISTENER}:51234`, LISTENER],
    ['the proxy writes a short port', '1', PROXY, `${LISTENER}:1`, LISTENER],
    ['the proxy writes an address of long numbers with its port', '1', PROXY, '192.168.113.177:80', '192.168.113.177'],
    ['the proxy writes no port behind the colon', '1', PROXY, `${LISTENER}:`, PROXY],
    ['the proxy writes a port that is too long', '1', PROXY, `${LISTENER}:123456`, PROXY],
    ['the proxy writes something behind the port', '1', PROXY, `${LISTENER}:443x`, PROXY],
    ['the proxy writes something before the address', '1', PROXY, `for=${LISTENER}:443`, PROXY],
    ['the proxy writes an IPv6 address with a short port', '1', PROXY, '[2001:db8::7]:1', '2001:db8:0:0:0:0:0:7'],
    ['the proxy writes an IPv6 address with a long port', '1', PROXY, '[2001:db8::7]:51234', '2001:db8:0:0:0:0:0:7'],
    ['the proxy writes no port behind an IPv6 address', '1', PROXY, '[2001:db8::7]:', PROXY],
    ['the proxy writes a port behind an IPv6 address that is too long', '1', PROXY, '[2001:db8::7]:123456', PROXY],
    ['the proxy writes an IPv6 address with its port', '1', PROXY, '[2001:db8::7]:443', '2001:db8:0:0:0:0:0:7'],
    ['the proxy writes an IPv6 address in brackets', '1', PROXY, '[2001:db8::7]', '2001:db8:0:0:0:0:0:7'],
    ['the peer is an IPv4 address written as IPv6', '10.0.0.0/8', '::ffff:10.0.0.5', LISTENER, LISTENER],
    ['the listener is an IPv4 address written as IPv6', '1', PROXY, `::ffff:${LISTENER}`, LISTENER],
    ['the peer has a zone', 'fe80::/10', 'fe80::5%eth0', LISTENER, LISTENER],
    ['the peer is in the list', `127.0.0.1, ${PROXY}`, PROXY, LISTENER, LISTENER],
    ['the peer is not in the list', '10.0.0.5', '10.0.0.6', LISTENER, '10.0.0.6'],
    ['all that the list trusts is gone through', '10.0.0.0/8', PROXY, `1.2.3.4, ${LISTENER}, 10.9.9.9`, LISTENER],
    ['the edge is not in the list', '10.0.0.0/8', PROXY, `${LISTENER}, ${EDGE}`, EDGE],
    ['everybody is in the list', '0.0.0.0/0', PROXY, `${LISTENER}, ${EDGE}`, LISTENER],
    ['a word that is no address ends the way', '10.0.0.0/8', PROXY, `${LISTENER}, unknown, 10.9.9.9`, '10.9.9.9'],
    ['the peer has no address', '10.0.0.0/8', '', LISTENER, ''],
    ['an IPv6 list', 'fd00::/8', 'fd12::1', '2001:db8::7', '2001:db8:0:0:0:0:0:7'],
    ['an IPv4 address is not in an IPv6 list', '::/0', PROXY, LISTENER, PROXY],
  ])('is determined where %s', (_, setting, peer, forwardedFor, caller) => {
    expect(callerBehind(trusting(setting), peer, forwardedFor)).toBe(caller);
  });

  it('does not change with anything that the caller writes before the entries of the proxies', () => {
    const anything = fc.oneof(fc.string(), fc.ipV4(), fc.ipV6(), fc.constant('10.0.0.1'));
    fc.assert(
      fc.property(fc.array(anything), (written) => {
        const chain = [...written, LISTENER, EDGE].join(',');
        expect(callerBehind(trusting('2'), PROXY, chain)).toBe(LISTENER);
        expect(callerBehind(trusting(`10.0.0.0/8, ${EDGE}`), PROXY, chain)).toBe(LISTENER);
        expect(callerBehind(trusting('off'), PROXY, chain)).toBe(PROXY);
      }),
    );
  });
});

describe('the scheme and host that the peer reports', () => {
  it.each([
    ['off', '127.0.0.1', false],
    ['1', LISTENER, true],
    ['10.0.0.0/8', PROXY, true],
    ['10.0.0.0/8', LISTENER, false],
    ['10.0.0.0/8', '', false],
  ])('with %s, reported by %s, are trusted: %s', (setting, peer, counts) => {
    expect(isTrusted(trusting(setting), peer)).toBe(counts);
  });
});

describe('an address that many callers may share', () => {
  it.each([
    ['this machine while no proxy is trusted', 'off', '127.0.0.1', true],
    ['no other address while no proxy is trusted', 'off', PROXY, false],
    ['a trusted proxy', '10.0.0.0/8', PROXY, true],
    ['not this machine while another proxy is trusted', '10.0.0.0/8', '127.0.0.1', false],
    ['the last hop', '1', LISTENER, true],
  ])('is %s', (_which, setting, address, shared) => {
    expect(isShared(trusting(setting), address)).toBe(shared);
  });
});
