import { continuedBy, isEndOf, traceOf, type SessionLine } from '../../domain/session/session-end';
import type { EndMark, Tokens } from '../../domain/session/token-store.port';

const ofRefresh = (refreshToken: string): string => traceOf({ refreshToken });

/** By which refresh tokens this tab knows its session, and the one that ended last. */
export class SessionTraces {
  /** As far as it is known here which one continues which. */
  private line: SessionLine = [];
  /** They may still stand in the storage as this tab sees it. */
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

  /** The session of this tab was marked, and what is stored is another one. */
  isFollowed(stored: Tokens, mark: EndMark | null): boolean {
    return mark !== null && !this.isHere(stored) && this.line.includes(mark.trace);
  }

  enter(stored: Tokens): void {
    if (!this.isHere(stored)) this.line = [traceOf(stored)];
  }

  /** A renewal: the session goes on with another refresh token. */
  continue(from: string, to: string): void {
    this.line = continuedBy(this.line, ofRefresh(from), ofRefresh(to));
  }

  end(stored: Tokens): void {
    this.ended = [...this.line, traceOf(stored)];
  }
}
