import type { AccountWithPassword } from '../../domain/accounts/account-repository.port';
import type { Caller } from '../../domain/accounts/audit-log.port';
import type { AccessTokens } from '../../domain/sessions/access-tokens.port';
import type { RefreshTokens } from '../../domain/sessions/refresh-tokens.port';
import type { SessionRepository } from '../../domain/sessions/session-repository.port';
import type { Clock } from '../ports/clock.port';
import type { IdSource } from '../ports/id-source.port';
import type { SecretSource } from '../ports/secret-source.port';
import type { SessionOpenings } from './session-openings';

/** The tokens that a client stores; `expiresInSeconds` is the lifetime of the access token. */
export interface TokenGrant {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresInSeconds: number;
}

export interface OpenedSession extends TokenGrant {
  readonly sessionId: string;
}

export interface SessionDeps {
  readonly sessions: SessionRepository;
  readonly access: AccessTokens;
  readonly refresh: RefreshTokens;
}

interface OpenerDeps extends SessionDeps {
  readonly openings: Pick<SessionOpenings, 'publish'>;
}

const FIRST_GENERATION = 1;

/** Opens a family of refresh tokens for a user with a proven identity. */
export class SessionOpener {
  constructor(
    private readonly deps: OpenerDeps,
    private readonly ids: IdSource,
    private readonly secrets: SecretSource,
    private readonly clock: Clock,
  ) {}

  /** Null if the account's password is no longer the one that was proven. */
  async open(account: AccountWithPassword, caller: Caller, isRemembered: boolean): Promise<OpenedSession | null> {
    const { sessions, access, refresh, openings } = this.deps;
    const { id: accountId, passwordHash } = account;
    const id = this.ids.next();
    const salt = this.secrets.token();
    const at = this.clock.date();
    const isOpen = await sessions.open({ id, accountId, passwordHash, salt, ...caller, isRemembered, at });
    if (!isOpen) return null;
    openings.publish({ accountId, sessionId: id });
    return {
      sessionId: id,
      accessToken: await access.make({ accountId, sessionId: id, generation: FIRST_GENERATION, issuedAt: at }),
      refreshToken: refresh.make(id, salt, FIRST_GENERATION),
      expiresInSeconds: access.lifeSeconds,
    };
  }
}
