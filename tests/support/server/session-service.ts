import type { Kysely } from 'kysely';
import { RefreshSession } from '../../../server/application/sessions/refresh-session';
import {
  SessionOpener,
  type OpenedSession,
  type TokenGrant,
} from '../../../server/application/sessions/session-opener';
import { SessionOpenings } from '../../../server/application/sessions/session-openings';
import type { AccountWithPassword } from '../../../server/domain/accounts/account-repository.port';
import type { AuditEvent } from '../../../server/domain/accounts/audit-log.port';
import type { Session } from '../../../server/domain/sessions/session';
import { fail, type Result } from '../../../server/domain/shared/result';
import { cryptoSecretSource } from '../../../server/infrastructure/crypto/crypto-secret-source';
import { HmacRefreshTokens } from '../../../server/infrastructure/crypto/hmac-refresh-tokens';
import { JwtAccessTokens } from '../../../server/infrastructure/crypto/jwt-access-tokens';
import { PostgresAccountRepository } from '../../../server/infrastructure/postgres/accounts/postgres-account-repository';
import { PostgresAuditLog } from '../../../server/infrastructure/postgres/accounts/postgres-audit-log';
import { PostgresSessionRepository } from '../../../server/infrastructure/postgres/accounts/postgres-session-repository';
import type { Schema } from '../../../server/infrastructure/postgres/schema';
import { CryptoIdSource } from '../../../server/infrastructure/system/crypto-id-source';
import type { HandClock } from './hand-clock';

export const HERE = { deviceId: '1111222233334444', deviceName: 'Linux', ip: '203.0.113.7' };
export const ELSEWHERE = { deviceId: '9999888877776666', deviceName: 'Windows', ip: '198.51.100.9' };

/** One server process's sessions over a database that others may share; they have the same key. */
export class SessionService {
  readonly sessions: PostgresSessionRepository;
  readonly access: JwtAccessTokens;
  /** The sessions whose owner had to be warned that their token was copied. */
  readonly stolen: Session[] = [];
  private readonly ids = new CryptoIdSource();
  private readonly refresh = new HmacRefreshTokens(Buffer.alloc(32, 7));

  constructor(
    private readonly db: Kysely<Schema>,
    private readonly clock: HandClock,
    lifeSeconds = 600,
  ) {
    this.sessions = new PostgresSessionRepository(db);
    this.access = new JwtAccessTokens(Buffer.alloc(32, 9), clock, lifeSeconds);
  }

  async account(): Promise<AccountWithPassword> {
    const id = this.ids.next();
    const given = { id, email: `${id}@example.com`, name: 'Hạ Vy', passwordHash: 'none', language: 'vi' } as const;
    const added = await new PostgresAccountRepository(this.db).add({ ...given, mustBeFirst: false });
    if (!added.ok) throw new Error('an address was made up twice');
    return { ...added.value, passwordHash: given.passwordHash, isLocked: false };
  }

  async open(account: AccountWithPassword, caller = HERE, isRemembered = true): Promise<OpenedSession> {
    const opened = await this.opener.open(account, caller, isRemembered);
    if (opened === null) throw new Error('the password was changed meanwhile');
    return opened;
  }

  get opener(): SessionOpener {
    return new SessionOpener(
      { ...this.parts, openings: new SessionOpenings() },
      this.ids,
      cryptoSecretSource,
      this.clock,
    );
  }

  granted(token: string, caller = HERE): Promise<Result<TokenGrant, 'refused'>> {
    const audit = new PostgresAuditLog(this.db);
    const use = new RefreshSession(this.parts, audit, this.clock, (session) => void this.stolen.push(session));
    return use.execute(token, caller);
  }

  async refreshed(token: string, caller = HERE): Promise<Result<string, 'refused'>> {
    const grant = await this.granted(token, caller);
    return grant.ok ? { ok: true, value: grant.value.refreshToken } : fail(grant.error);
  }

  audited(accountId: string): Promise<Pick<AuditEvent, 'kind'>[]> {
    return this.db
      .selectFrom('audit_events')
      .select('kind')
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute();
  }

  private get parts() {
    return { sessions: this.sessions, access: this.access, refresh: this.refresh };
  }
}
