import type { AuditLog, Caller } from '../../domain/accounts/audit-log.port';
import type { PremiumMarks } from '../../domain/premium/premium-marks.port';
import type { Clock } from '../ports/clock.port';
import type { Identity } from '../sessions/identify';

/** Who changes it, and from where. */
export interface PremiumChanger {
  readonly identity: Identity;
  readonly caller: Caller;
}

/** Told so that nothing remembered of a song or of anybody's rights is believed any more. */
export interface PremiumWatcher {
  songChanged(songId: string): void;
  rightsChanged(): void;
}

/** Says which songs are premium and who hears them whole. False where there is no such song or account. */
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
