import { continuedBy, isEndOf, traceOf, type SessionLine } from '../../domain/session/session-end';
import type { EndMark, Tokens } from '../../domain/session/token-store.port';

const ofRefresh = (refreshToken: string): string => traceOf({ refreshToken });

/** The traces of the refresh tokens of this tab's session, and of the session that ended last. */
export class SessionTraces {
  /** This session's tokens in order of succession, as far as known here. */
  private line: SessionLine = [];
  /** This tab may still find them in the storage. */
  private ended: SessionLine = [];

  isEnded(stored: Tokens): boolean {
    return this.ended.includes(traceOf(stored));
  }

  isHere(stored: Tokens): boolean {
    return this.line.includes(traceOf(stored));
  }

  isMarked(stored: Tokens, mark: EndMark | null): mark is EndMark {
    return mark !== null && isEndOf(mark.trace, traceOf(stored), this.line);
  }

  /** The session of this tab has an end mark, and the stored tokens belong to another session. */
  isFollowed(stored: Tokens, mark: EndMark | null): boolean {
    return mark !== null && !this.isHere(stored) && this.line.includes(mark.trace);
  }

  enter(stored: Tokens): void {
    if (!this.isHere(stored)) this.line = [traceOf(stored)];
  }

  /** After a renewal, the session continues with another refresh token. */
  continue(from: string, to: string): void {
    this.line = continuedBy(this.line, ofRefresh(from), ofRefresh(to));
  }

  end(stored: Tokens): void {
    this.ended = [...this.line, traceOf(stored)];
  }
}
