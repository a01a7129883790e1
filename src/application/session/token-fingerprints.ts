import { continuedBy, isEndOf, fingerprintOf, type TokenLineage } from '../../domain/session/session-end';
import type { EndMark, Tokens } from '../../domain/session/token-store.port';

const ofRefresh = (refreshToken: string): string => fingerprintOf({ refreshToken });

/** The traces of the refresh tokens of this tab's session, and of the session that ended last. */
export class TokenFingerprints {
  /** This session's tokens in order of succession, as far as known here. */
  private lineage: TokenLineage = [];
  /** This tab may still find them in the storage. */
  private ended: TokenLineage = [];

  isEnded(stored: Tokens): boolean {
    return this.ended.includes(fingerprintOf(stored));
  }

  isCurrent(stored: Tokens): boolean {
    return this.lineage.includes(fingerprintOf(stored));
  }

  isMarked(stored: Tokens, mark: EndMark | null): mark is EndMark {
    return mark !== null && isEndOf(mark.trace, fingerprintOf(stored), this.lineage);
  }

  /** The session of this tab has an end mark, and the stored tokens belong to another session. */
  isReplaced(stored: Tokens, mark: EndMark | null): boolean {
    return mark !== null && !this.isCurrent(stored) && this.lineage.includes(mark.trace);
  }

  enter(stored: Tokens): void {
    if (!this.isCurrent(stored)) this.lineage = [fingerprintOf(stored)];
  }

  /** After a renewal, the session continues with another refresh token. */
  continue(from: string, to: string): void {
    this.lineage = continuedBy(this.lineage, ofRefresh(from), ofRefresh(to));
  }

  end(stored: Tokens): void {
    this.ended = [...this.lineage, fingerprintOf(stored)];
  }
}
