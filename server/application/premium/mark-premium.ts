import type { AuditLog, Caller } from '../../domain/accounts/audit-log.port';
import type { PremiumMarks } from '../../domain/premium/premium-marks.port';
import type { Clock } from '../ports/clock.port';
import type { Identity } from '../sessions/identify';

/** The admin who makes the change, and the place the call comes from. */
export interface PremiumChanger {
  readonly identity: Identity;
  readonly caller: Caller;
}

/** Called so that cached songs and cached rights are no longer used. */
export interface PremiumWatcher {
  songChanged(songId: string): void;
  rightsChanged(): void;
}

/** Sets which songs are premium and which accounts may play them in full. False if there is no such song or account. */
export class MarkPremium {
  constructor(
    private readonly marks: PremiumMarks,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly watcher: PremiumWatcher,
  ) {}

  async song(songId: string, isPremium: boolean): Promise<boolean> {
    const isMarked = await this.marks.markSong(songId, isPremium);
    if (isMarked) this.watcher.songChanged(songId);
    return isMarked;
  }

  async account(accountId: string, isPremium: boolean, { identity, caller }: PremiumChanger): Promise<boolean> {
    const isMarked = await this.marks.markAccount(accountId, isPremium);
    if (!isMarked) return false;
    this.watcher.rightsChanged();
    const kind = isPremium ? 'premium-given' : 'premium-taken';
    await this.audit.note({ kind, accountId, sessionId: identity.sessionId, caller, at: this.clock.date() });
    return true;
  }
}
