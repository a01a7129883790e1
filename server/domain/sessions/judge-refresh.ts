import type { Session } from './session';
import { GRACE_MS, isOver } from './session-life';

export interface RefreshRequest {
  /** The generation of the refresh token that was sent; its signature was right. */
  readonly generation: number;
  readonly deviceId: string;
  readonly now: Date;
}

/**
 * `rotate`: the current token; `repeat`: its immediate predecessor from the device that rotated, within the grace period, so the
 * response was lost and is sent again; `reuse`: an older token or another device, and the family is revoked; `refused`: the
 * session is over or was signed out (security.md §2).
 */
export type RefreshVerdict = 'rotate' | 'repeat' | 'reuse' | 'refused';

export function judgeRefresh(session: Session, { generation, deviceId, now }: RefreshRequest): RefreshVerdict {
  if (session.revokedAt !== null || isOver(session, now)) return 'refused';
  if (generation === session.generation) return 'rotate';
  if (generation > session.generation) return 'refused';
  const isPredecessor = generation === session.generation - 1;
  const isInGrace = now.getTime() - session.rotatedAt.getTime() <= GRACE_MS;
  return isPredecessor && isInGrace && deviceId === session.rotatedDeviceId ? 'repeat' : 'reuse';
}
