import { judgeRefresh, type RefreshVerdict } from '../../../server/domain/sessions/judge-refresh';
import type { Session } from '../../../server/domain/sessions/session';
import { aSession, SESSION_START } from '../../support/builders/a-session';

const HERE = '1111222233334444';
const ELSEWHERE = '9999888877776666';
const SECOND = 1_000;
const DAY = 86_400_000;

/** Rotated six times, the last time at the start, by this device. */
const ROTATED: Partial<Session> = { generation: 7 };

describe('the verdict on a refresh token', () => {
  it.each<[string, Partial<Session>, number, string, number, RefreshVerdict]>([
    ['the present one', ROTATED, 7, HERE, 0, 'rotate'],
    ['the present one, a week later', ROTATED, 7, HERE, 7 * DAY, 'rotate'],
    ['the present one from a browser that lost its device id', ROTATED, 7, ELSEWHERE, SECOND, 'rotate'],
    ['its predecessor, in the same moment', ROTATED, 6, HERE, 0, 'repeat'],
    ['its predecessor, by a clock a little behind', ROTATED, 6, HERE, -SECOND, 'repeat'],
    ['its predecessor, 30 s later', ROTATED, 6, HERE, 30 * SECOND, 'repeat'],
    ['its predecessor, a moment after that', ROTATED, 6, HERE, 30 * SECOND + 1, 'reuse'],
    ['its predecessor, 31 s later', ROTATED, 6, HERE, 31 * SECOND, 'reuse'],
    ['its predecessor, from another device', ROTATED, 6, ELSEWHERE, SECOND, 'reuse'],
    ['its predecessor, after another device rotated', { ...ROTATED, rotatedDeviceId: ELSEWHERE }, 6, HERE, 1, 'reuse'],
    ['the one before its predecessor', ROTATED, 5, HERE, SECOND, 'reuse'],
    ['the first one of all', ROTATED, 1, HERE, SECOND, 'reuse'],
    ['one that was never given out', ROTATED, 8, HERE, SECOND, 'refused'],
    [
      'the present one of a session that was signed out',
      { ...ROTATED, revokedAt: SESSION_START },
      7,
      HERE,
      1,
      'refused',
    ],
    [
      'the predecessor of a session that was signed out',
      { ...ROTATED, revokedAt: SESSION_START },
      6,
      HERE,
      1,
      'refused',
    ],
    ['the present one, unused for 30 days', ROTATED, 7, HERE, 30 * DAY, 'refused'],
    ['an old one of a session that is over', ROTATED, 1, HERE, 30 * DAY, 'refused'],
  ])('%s', (_what, given, generation, deviceId, after, verdict) => {
    const now = new Date(SESSION_START.getTime() + after);
    expect(judgeRefresh(aSession(given), { generation, deviceId, now })).toBe(verdict);
  });
});
