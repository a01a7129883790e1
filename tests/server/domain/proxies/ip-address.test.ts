import fc from 'fast-check';
import { isIP } from 'node:net';
import {
  addressKey,
  addressText,
  isLoopbackAddress,
  parseIpAddress,
} from '../../../../server/domain/proxies/ip-address';

describe('parsing an IP address', () => {
  it.each([
    ['0.0.0.0', 4, 0n],
    ['203.0.113.7', 4, 0xcb007107n],
    ['255.255.255.255', 4, 0xffffffffn],
    ['::', 6, 0n],
    ['::1', 6, 1n],
    ['2001:DB8::a', 6, 0x20010db800000000000000000000000an],
    ['1:2:3:4:5:6:7::', 6, 0x00010002000300040005000600070000n],
    ['1:2:3:4:5:6:7:8', 6, 0x00010002000300040005000600070008n],
    ['fe80::1%eth0.100', 6, 0xfe800000000000000000000000000001n],
    ['fe80::1%br-lan', 6, 0xfe800000000000000000000000000001n],
    ['fe80::1%eth0', 6, 0xfe800000000000000000000000000001n],
    ['::ffff:203.0.113.7', 4, 0xcb007107n],
    ['::FFFF:cb00:7107', 4, 0xcb007107n],
    ['0:0:0:0:0:ffff:203.0.113.7', 4, 0xcb007107n],
    ['64:ff9b::203.0.113.7', 6, 0x0064ff9b0000000000000000cb007107n],
  ])('%s is read as version %i', (text, version, value) => {
    expect(parseIpAddress(text)).toEqual({ version, value });
  });

  it.each([
    '',
    ' ',
    'unknown',
    '_hidden',
    'localhost',
    'fe80::1%eth0:1',
    '1.2.3',
    '1.2.3.4.5',
    '1.2.3.256',
    '01.2.3.4',
    '1.2.3.-4',
    '1.2.3.4 ',
    '1.2.3.4%eth0',
    '1.2.3.4:80',
    ':',
    ':::',
    '1::2::3',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '1:2:3:4:5:6:7:8::',
    '12345::',
    'g::',
    '[::1]',
    '1.2.3.4::',
    '::1.2.3',
    '::1.2.3.4:5',
    'fe80::1%',
    'fe80::1%a%b',
    '::1/128',
    '\0::1',
  ])('%j is not an address', (text) => {
    expect(parseIpAddress(text)).toBeNull();
  });

  it("accepts exactly the texts that Node's own parser accepts", () => {
    const piece = fc.constantFrom('0', '1', '10', 'ff', '255', '256', 'fe80', ':', '::', '.', 'ffff', '');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 16 }), (pieces) => {
        const text = pieces.join('');
        expect([text, parseIpAddress(text) !== null]).toEqual([text, isIP(text) !== 0]);
      }),
      { numRuns: 2_000 },
    );
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (text) => {
        expect(parseIpAddress(text)).not.toBeNull();
        expect(parseIpAddress(addressText(text))).toEqual(parseIpAddress(text));
      }),
    );
  });
});

describe('the key by which a limit counts an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:1::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  it('is the same within one /64 and different for another /64', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
    const four = fc.tuple(group, group, group, group);
    fc.assert(
      fc.property(four, four, four, (network, host, other) => {
        const key = addressKey([...network, ...host].join(':'));
        expect(addressKey([...network, ...other].join(':'))).toBe(key);
        expect(addressKey([...other, ...host].join(':')) === key).toBe(other.join(':') === network.join(':'));
      }),
    );
  });
});

describe('the loopback addresses of this machine', () => {
  it.each(['127.0.0.1', '127.255.0.9', '::1', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1', '::ffff:7f00:1'])(
    'include %s',
    (text) => {
      expect(isLoopbackAddress(text)).toBe(true);
    },
  );

  it.each(['126.0.0.1', '128.0.0.1', '::2', '::', 'localhost', '127.0.0.1.example.org', '::ffff:128.0.0.1', ''])(
    'do not include %j',
    (text) => {
      expect(isLoopbackAddress(text)).toBe(false);
    },
  );
});
