import type { AuditLog, Caller } from '../../domain/accounts/audit-log.port';
import { judgeRefresh } from '../../domain/sessions/judge-refresh';
import type { Session } from '../../domain/sessions/session';
import { GRACE_MS } from '../../domain/sessions/session-life';
import { fail, succeed, type Result } from '../../domain/shared/result';
import type { Clock } from '../ports/clock.port';
import type { SessionDeps, TokenGrant } from './session-opener';

const SECOND = 1_000;

/** Somebody has a copy of this session's token; the callback decides how the owner is informed. */
export type OnStolen = (session: Session) => void;

/** Exchanges a refresh token for its successor (security.md §2). */
export class RefreshSession {
  constructor(
    private readonly deps: SessionDeps,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly onStolen: OnStolen,
  ) {}

  /** `refused`: this token is not valid, now or later. */
  async execute(token: string, caller: Caller): Promise<Result<TokenGrant, 'refused'>> {
    const { refresh } = this.deps;
    const claim = refresh.read(token);
    const session = claim === null ? null : await this.deps.sessions.find(claim.sessionId);
    if (claim === null || session === null || !refresh.isGenuine(token, session.salt)) return fail('refused');
    return this.answer(session, claim.generation, caller);
  }

  private async answer(session: Session, generation: number, caller: Caller): Promise<Result<TokenGrant, 'refused'>> {
    const at = this.clock.date();
    switch (judgeRefresh(session, { generation, deviceId: caller.deviceId, now: at })) {
      case 'rotate':
        return this.rotate(session, caller, at);
      case 'repeat':
        return succeed(await this.grant(session, session.generation, this.repeatedFrom(session, at)));
      case 'reuse':
        await this.revoke(session, caller, at);
        return fail('refused');
      case 'refused':
        return fail('refused');
    }
  }

  /** If another call rotated the session after it was read, the session is read and judged again. */
  private async rotate(session: Session, caller: Caller, at: Date): Promise<Result<TokenGrant, 'refused'>> {
    const { id, generation } = session;
    const { deviceId, ip } = caller;
    const isRotated = await this.deps.sessions.rotate({ sessionId: id, generation, deviceId, ip, at });
    if (isRotated) return succeed(await this.grant(session, generation + 1, at));
    const now = await this.deps.sessions.find(id);
    return now === null ? fail('refused') : this.answer(now, generation, caller);
  }

  private async revoke(session: Session, caller: Caller, at: Date): Promise<void> {
    const { id, accountId } = session;
    const isRevoked = await this.deps.sessions.revoke(accountId, id, 'reuse', at);
    if (!isRevoked) return;
    await this.audit.note({ kind: 'refresh-reused', accountId, sessionId: id, caller, at });
    this.onStolen(session);
  }

  /** Repeats the lost answer word for word, unless its access token lives no longer than a repeated request may take. */
  private repeatedFrom({ rotatedAt }: Session, now: Date): Date {
    return this.deps.access.lifeSeconds * SECOND > 2 * GRACE_MS ? rotatedAt : now;
  }

  private async grant({ id, accountId, salt }: Session, generation: number, issuedAt: Date): Promise<TokenGrant> {
    const { access, refresh } = this.deps;
    const age = Math.floor((this.clock.now() - issuedAt.getTime()) / SECOND);
    return {
      accessToken: await access.make({ accountId, sessionId: id, generation, issuedAt }),
      refreshToken: refresh.make(id, salt, generation),
      expiresInSeconds: access.lifeSeconds - age,
    };
  }
}
