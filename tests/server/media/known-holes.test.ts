import { describeConfinement } from '../../../server/infrastructure/ffmpeg/confinement';
import { describeHoles } from '../../../server/infrastructure/ffmpeg/find-ffmpeg';
import { hasKnownHoles } from '../../../server/infrastructure/ffmpeg/known-holes';

describe('a release of ffmpeg', () => {
  it.each([
    ...['5.1.9', '5.1.9-0+deb12u1', '5.1', '6.1.5', '6.1.1-3ubuntu5', '7.1.4', '8.1.1', '8.1', 'n7.1'],
    ...['4.4.2', '5.0.3', '6.0', '7.0.2', '8.0.1', '3.4.13'],
  ])('has known holes: %s', (version) => expect(hasKnownHoles(version)).toBe(true));

  it.each([
    ...['5.1.10', '5.1.10-0+deb12u1', '6.1.6', '7.1.5', '8.1.2', 'n8.1.2', '5.1.11', '8.2', '9.0.1', '10.0'],
    ...['N-113007-g8d24a28d06', '2026-10-01-git-1a2b3c4d5e', 'unknown', ''],
  ])('has no known holes: %s', (version) => expect(hasKnownHoles(version)).toBe(false));

  it('gets one warning that names better releases, except the old one of the package, which has its own warning', () => {
    const found = { path: '/usr/bin/ffmpeg', version: '5.1.9', origin: 'path' } as const;
    expect(describeHoles(found)).toEqual([
      'ffmpeg 5.1.9 has known holes unless your system mended them: 5.1.10, 6.1.6, 7.1.5, 8.1.2 or newer have none of these',
    ]);
    expect(describeHoles({ ...found, version: '5.1.10' })).toEqual([]);
    expect(describeHoles({ ...found, version: '2018', origin: 'package' })).toEqual([]);
  });
});

describe('media tools without a jail', () => {
  const without = { nice: () => [], limits: () => [], jail: () => [], isJailed: false };

  it('get one warning that says what would help', () => {
    expect(describeConfinement(without)).toEqual([expect.stringMatching(/^not jailed: .*bubblewrap/)]);
    expect(describeConfinement({ ...without, isJailed: true })).toEqual([]);
  });
});
