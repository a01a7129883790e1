import { mayPlayPremium } from '../../domain/media/playback-right';
import type { AccessTokens } from '../../domain/sessions/access-tokens.port';
import type { SessionOwner, SessionRepository } from '../../domain/sessions/session-repository.port';
import { fail, succeed, type Result } from '../../domain/shared/result';
import type { Clock } from '../ports/clock.port';

/** The caller's identity, proven by the access token. */
export interface Identity extends SessionOwner {
  readonly sessionId: string;
}

/** A session that was signed out elsewhere is refused within this time (security.md §2). */
const BELIEVED_MS = 900;
/**
 * Media requests check the session for every segment; a right that was withdrawn elsewhere is refused within this time, even
 * without a notification.
 */
const MEDIA_BELIEVED_MS = 4_000;
const MAX_ENTRIES = 10_000;

interface Belief {
  readonly owner: Promise<SessionOwner | null>;
  readonly at: number;
}

/** Finds the owner of an access token, as long as its session lives. */
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

  /**
   * Whether a session lives and its account may play premium songs. A positive answer is cached for some seconds, so that a
   * series of segments costs one query; a negative one is checked again.
   */
  async mayPlayPremium(sessionId: string): Promise<boolean> {
    const believed = await this.ownerOf(sessionId, MEDIA_BELIEVED_MS);
    if (believed !== null && mayPlayPremium(believed)) return true;
    const owner = await this.ownerOf(sessionId);
    return owner !== null && mayPlayPremium(owner);
  }

  /** A session ended, or its rights changed: the next call reads it again. */
  forget(sessionId: string): void {
    this.beliefs.delete(sessionId);
  }

  /** An account's rights changed, or may have changed: all sessions are read again. */
  forgetAll(): void {
    this.beliefs.clear();
  }

  private ownerOf(sessionId: string, believedMs = BELIEVED_MS): Promise<SessionOwner | null> {
    const now = this.clock.now();
    const known = this.beliefs.get(sessionId);
    if (known !== undefined && Math.abs(now - known.at) < believedMs) return known.owner;
    const owner = this.sessions.ownerOf(sessionId);
    owner.catch(() => this.beliefs.delete(sessionId));
    this.remember(sessionId, { owner, at: now });
    return owner;
  }

  private remember(sessionId: string, belief: Belief): void {
    this.beliefs.delete(sessionId);
    this.beliefs.set(sessionId, belief);
    const [oldest] = this.beliefs.keys();
    if (this.beliefs.size > MAX_ENTRIES && oldest !== undefined) this.beliefs.delete(oldest);
  }
}
