/** The device of a client that names none. */
export const ANONYMOUS_DEVICE = 'anonymous';

/** One family of refresh tokens on one device. */
export interface Session {
  readonly id: string;
  readonly accountId: string;
  /** Part of every refresh token of the family. */
  readonly salt: string;
  /** Counts the rotations; the current refresh token is the one of this generation. */
  readonly generation: number;
  readonly rotatedDeviceId: string;
  readonly rotatedAt: Date;
  readonly deviceId: string;
  readonly deviceName: string;
  readonly ip: string;
  readonly isRemembered: boolean;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly revokedAt: Date | null;
}
