import type { AccessTokens } from '../../domain/sessions/access-tokens.port';
import type { SessionOwner, SessionRepository } from '../../domain/sessions/session-repository.port';
import { fail, succeed, type Result } from '../../domain/shared/result';
import type { Clock } from '../ports/clock.port';

/** Who a call comes from, proven by its access token. */
export interface Identity extends SessionOwner {
  readonly sessionId: string;
}

/** A session that was signed out elsewhere is refused within this time (security.md §2). */
const BELIEVED_MS = 900;
const REMEMBERED = 10_000;

interface Belief {
  readonly owner: Promise<SessionOwner | null>;
  readonly at: number;
}

/** Tells whose an access token is, as long as its session lives. */
export class Identify {
  private readonly beliefs = new Map<string, Belief>();

  constructor(
    private readonly tokens: AccessTokens,
    private readonly sessions: Pick<SessionRepository, 'ownerOf'>,
    private readonly clock: Clock,
  ) {}

  async execute(token: string): Promise<Result<Identity, 'expired' | 'invalid'>> {
    const claim = await this.tokens.read(token);
    if (!claim.ok) return claim;
    const { sessionId, accountId } = claim.value;
    const owner = await this.ownerOf(sessionId);
    return owner?.accountId === accountId ? succeed({ ...owner, sessionId }) : fail('invalid');
  }

  /** This process signed a session out, or changed what it may: it is looked at afresh at once. */
  forget(sessionId: string): void {
    this.beliefs.delete(sessionId);
  }

  private ownerOf(sessionId: string): Promise<SessionOwner | null> {
    const now = this.clock.now();
    const known = this.beliefs.get(sessionId);
    if (known !== undefined && Math.abs(now - known.at) < BELIEVED_MS) return known.owner;
    const owner = this.sessions.ownerOf(sessionId);
    owner.catch(() => this.beliefs.delete(sessionId));
    this.remember(sessionId, { owner, at: now });
    return owner;
  }

  private remember(sessionId: string, belief: Belief): void {
    this.beliefs.delete(sessionId);
    this.beliefs.set(sessionId, belief);
    const [oldest] = this.beliefs.keys();
    if (this.beliefs.size > REMEMBERED && oldest !== undefined) this.beliefs.delete(oldest);
  }
}
