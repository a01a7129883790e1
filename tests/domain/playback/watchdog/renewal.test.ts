import type { SongAccess } from '../../../../src/domain/catalogue/song-access';
import { afterRenewal } from '../../../../src/domain/playback/watchdog/after-renewal';
import { renewalDelay } from '../../../../src/domain/playback/watchdog/renewal-delay';

const free: SongAccess = { kind: 'full', expiresIn: null };
const signed: SongAccess = { kind: 'full', expiresIn: 21_600 };
const preview: SongAccess = { kind: 'preview', reason: 'sign-in', duration: 30 };

describe('renewalDelay', () => {
  it.each<[string, SongAccess, number | null]>([
    ['80 % of six hours', signed, 17_280_000],
    ['80 % of five seconds', { ...signed, expiresIn: 5 }, 4_000],
    ['never for what does not end', free, null],
    ['never for a preview', preview, null],
  ])('is %s', (_, access, delay) => {
    expect(renewalDelay(access)).toBe(delay);
  });
});

describe('afterRenewal', () => {
  it.each([
    ['signed addresses for signed ones', signed, signed, 100, 'readdress'],
    ['addresses that end for some that do not', free, signed, 100, 'readdress'],
    ['a preview for a preview', preview, preview, 12, 'readdress'],
    ['the whole song for a preview', preview, signed, 12, 'reopen'],
    ['a preview for the whole song', signed, preview, 12, 'reopen'],
    ['a preview that would just go on', signed, preview, 29.9, 'reopen'],
    ['a preview that would be over', signed, preview, 30, 'rest'],
    ['a preview that would be long over', signed, preview, 100, 'rest'],
  ] as const)('%s', (_, before, after, position, decision) => {
    expect(afterRenewal({ before, after, position })).toBe(decision);
  });
});
