import { readRange } from '../../../server/domain/media/byte-range';

describe('readRange', () => {
  it.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=90-200', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-200', { start: 0, end: 99 }],
    ['bytes=99-99', { start: 99, end: 99 }],
    [' bytes=0-0 ', { start: 0, end: 0 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    [undefined, 'all'],
    ['', 'all'],
    ['bytes=-', 'all'],
    ['bytes=9-3', 'all'],
    ['bytes=0-1,4-5', 'all'],
    ['items=0-9', 'all'],
    ['bytes=a-b', 'all'],
    ['xbytes=0-9', 'all'],
    ['bytes=0-9x', 'all'],
    ['bytes=98-98', { start: 98, end: 98 }],
    ['bytes=5-5', { start: 5, end: 5 }],
    ['bytes=98-99', { start: 98, end: 99 }],
    ['bytes=98-100', { start: 98, end: 99 }],
    ['bytes=99-', { start: 99, end: 99 }],
    ['bytes=-1', { start: 99, end: 99 }],
    ['bytes=-100', { start: 0, end: 99 }],
    ['bytes=10-9', 'all'],
    [`bytes=${'90'.padStart(15, '0')}-`, { start: 90, end: 99 }],
    [`bytes=${'90'.padStart(16, '0')}-`, 'all'],
    [`bytes=0-${'9'.padStart(15, '0')}`, { start: 0, end: 9 }],
    [`bytes=0-${'9'.padStart(16, '0')}`, 'all'],
  ])('reads %j of 100 bytes as %j', (header, range) => {
    expect(readRange(header, 100)).toEqual(range);
  });

  it('finds no range in an empty file', () => {
    expect([readRange('bytes=0-', 0), readRange('bytes=-5', 0), readRange(undefined, 0)]).toEqual([
      'unsatisfiable',
      'unsatisfiable',
      'all',
    ]);
  });
});
