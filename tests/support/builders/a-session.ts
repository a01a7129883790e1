import type { Session } from '../../../server/domain/sessions/session';

export const SESSION_START = new Date(Date.UTC(2026, 5, 1, 12));

/** A remembered session that was just begun. */
export const aSession = (given: Partial<Session> = {}): Session => ({
  id: 'session1',
  accountId: 'account1',
  salt: 'salt',
  generation: 1,
  rotatedDeviceId: '1111222233334444',
  rotatedAt: SESSION_START,
  deviceId: '1111222233334444',
  deviceName: 'Linux',
  ip: '203.0.113.7',
  isRemembered: true,
  createdAt: SESSION_START,
  lastSeenAt: SESSION_START,
  revokedAt: null,
  ...given,
});
