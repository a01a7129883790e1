import { mayPlayPremium } from '../../domain/media/playback-right';
import type { AccessTokens } from '../../domain/sessions/access-tokens.port';
import type { SessionOwner, SessionRepository } from '../../domain/sessions/session-repository.port';
import { fail, succeed, type Result } from '../../domain/shared/result';
import { TtlCache } from '../shared/ttl-cache';
import type { Clock } from '../ports/clock.port';

/** The caller's identity, proven by the access token. */
export interface Identity extends SessionOwner {
  readonly sessionId: string;
}

/** A session that was signed out elsewhere is refused within this time (security.md §2). */
const LIMITS = { most: 10_000, ttlMs: 900 };
/**
 * Media requests check the session for every segment; a right that was withdrawn elsewhere is refused within this time, even
 * without a notification.
 */
const MEDIA_BELIEVED_MS = 4_000;

/** Finds the owner of an access token, as long as its session lives. */
export class Identify {
  private readonly owners: TtlCache<string, Promise<SessionOwner | null>>;

  constructor(
    private readonly tokens: AccessTokens,
    private readonly sessions: Pick<SessionRepository, 'ownerOf'>,
    clock: Clock,
  ) {
    this.owners = new TtlCache(clock, LIMITS);
  }

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
    this.owners.delete(sessionId);
  }

  /** An account's rights changed, or may have changed: all sessions are read again. */
  forgetAll(): void {
    this.owners.clear();
  }

  private ownerOf(sessionId: string, believedMs = LIMITS.ttlMs): Promise<SessionOwner | null> {
    const known = this.owners.get(sessionId, believedMs);
    if (known !== undefined) return known;
    const owner = this.sessions.ownerOf(sessionId);
    // The callers receive the failure; it is not stored.
    owner.catch(() => this.owners.delete(sessionId));
    this.owners.set(sessionId, owner);
    return owner;
  }
}
