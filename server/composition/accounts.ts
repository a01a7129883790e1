import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { OwnAccount } from '../application/accounts/own-account';
import { RegisterAccount } from '../application/accounts/register-account';
import { SignIn } from '../application/accounts/sign-in';
import type { Clock } from '../application/ports/clock.port';
import type { IdSource } from '../application/ports/id-source.port';
import type { Logger } from '../application/ports/logger.port';
import type { Mailer } from '../application/ports/mailer.port';
import { PasswordRecovery } from '../application/recovery/password-recovery';
import { Identify } from '../application/sessions/identify';
import { OwnDevices } from '../application/sessions/own-devices';
import { RefreshSession } from '../application/sessions/refresh-session';
import { SessionOpener } from '../application/sessions/session-opener';
import type { PictureStore } from '../domain/images/picture-store.port';
import type { Session } from '../domain/sessions/session';
import type { Config } from '../infrastructure/config/config';
import { Argon2PasswordHasher } from '../infrastructure/crypto/argon2-password-hasher';
import { cryptoSecretSource } from '../infrastructure/crypto/crypto-secret-source';
import { HmacRefreshTokens } from '../infrastructure/crypto/hmac-refresh-tokens';
import { JwtAccessTokens } from '../infrastructure/crypto/jwt-access-tokens';
import { keyedHash, type ServerKeys } from '../infrastructure/crypto/server-keys';
import { SharpAvatarMaker } from '../infrastructure/images/sharp-avatar-maker';
import { OutboxMailer } from '../infrastructure/mail/outbox-mailer';
import { SmtpMailer } from '../infrastructure/mail/smtp-mailer';
import { PostgresAccountRepository } from '../infrastructure/postgres/accounts/postgres-account-repository';
import { PostgresAuditLog } from '../infrastructure/postgres/accounts/postgres-audit-log';
import { PostgresSessionRepository } from '../infrastructure/postgres/accounts/postgres-session-repository';
import { PostgresSignInAttempts } from '../infrastructure/postgres/accounts/postgres-sign-in-attempts';
import { PostgresRecoveryRequests } from '../infrastructure/postgres/recovery/postgres-recovery-requests';
import type { Schema } from '../infrastructure/postgres/schema';
import type { Gatekeeper } from '../presentation/http/gates';
import { registerAvatar } from '../presentation/http/sso/register-avatar';
import { registerDevices } from '../presentation/http/sso/register-devices';
import { registerOwnAccount } from '../presentation/http/sso/register-own-account';
import { registerRecovery } from '../presentation/http/sso/register-recovery';
import { registerSession } from '../presentation/http/sso/register-session';
import { MailedAccountNotices } from '../presentation/mail/mailed-account-notices';
import { isLoopback } from './start-report';

export interface AccountsParts {
  readonly config: Pick<Config, 'accessTokenSeconds' | 'dataFolder' | 'host' | 'mailFrom' | 'signUp' | 'smtpUrl'>;
  readonly db: Kysely<Schema>;
  readonly keys: ServerKeys;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly log: Logger;
}

export interface ComposedAccounts {
  readonly gatekeeper: Gatekeeper;
  /** Answers the sign-in service's calls. */
  readonly register: (http: FastifyInstance, pictures: PictureStore) => Promise<void>;
  /** What a start says of mail and of the first account. */
  readonly lines: readonly (readonly [string, string])[];
}

const SETUP_TOKEN_LENGTH = 20;

/** Accounts, sessions and the sign-in service. */
export async function composeAccounts(parts: AccountsParts): Promise<ComposedAccounts> {
  const { config, db, keys, clock, ids, log } = parts;
  const accounts = new PostgresAccountRepository(db);
  const sessions = new PostgresSessionRepository(db);
  const hasher = new Argon2PasswordHasher();
  await hasher.warm();
  const common = { accounts, attempts: new PostgresSignInAttempts(db), hasher, audit: new PostgresAuditLog(db), clock };
  const access = new JwtAccessTokens(keys.access, clock, ids, config.accessTokenSeconds);
  const session = { sessions, access, refresh: new HmacRefreshTokens(keys.refresh) };
  const identify = new Identify(access, sessions, clock);
  const notices = new MailedAccountNotices(makeMailer(parts));
  const setupToken = isLoopback(config.host)
    ? null
    : keyedHash(keys.setup, 'first account').slice(0, SETUP_TOKEN_LENGTH);
  const isEmpty = !(await accounts.exist());

  const register = async (http: FastifyInstance, pictures: PictureStore): Promise<void> => {
    const opener = new SessionOpener(session, ids, cryptoSecretSource, clock);
    const devices = new OwnDevices(sessions, common.audit, clock, (id) => identify.forget(id));
    const tellOwner = (stolen: Session): void => {
      identify.forget(stolen.id);
      void accounts.find(stolen.accountId).then(
        (owner) => {
          if (owner !== null) notices.sessionStolen(owner, stolen.deviceName, clock.date());
        },
        (error: unknown) => log.error('an owner could not be told of a copied session', { error }),
      );
    };
    registerSession(http, {
      signIn: new SignIn(common, opener),
      register: new RegisterAccount(common, opener, ids, { isOpen: config.signUp === 'open', setupToken }),
      refresh: new RefreshSession(session, common.audit, clock, tellOwner),
      devices,
    });
    const recovering = { ...common, requests: new PostgresRecoveryRequests(db), sessions, notices };
    const kept = (text: string): string => keyedHash(keys.recovery, text);
    registerRecovery(http, new PasswordRecovery(recovering, cryptoSecretSource, kept));
    registerDevices(http, devices);
    const own = new OwnAccount({ ...common, sessions, notices, avatars: new SharpAvatarMaker(), pictures });
    registerOwnAccount(http, own, clock);
    await registerAvatar(http, own);
  };
  return {
    gatekeeper: makeGatekeeper(identify, accounts),
    register,
    lines: linesOf(parts, isEmpty ? setupToken : null),
  };
}

function makeGatekeeper(identify: Identify, accounts: Pick<PostgresAccountRepository, 'exist'>): Gatekeeper {
  let areThereAny = false;
  return {
    identify: (token) => identify.execute(token),
    hasAccounts: async () => (areThereAny ||= await accounts.exist()),
  };
}

const outboxOf = ({ dataFolder }: Pick<Config, 'dataFolder'>): string => path.join(dataFolder, 'outbox');

function makeMailer({ config, clock, ids, log }: AccountsParts): Mailer {
  const { smtpUrl: url, mailFrom: from } = config;
  return url === undefined
    ? new OutboxMailer({ folder: outboxOf(config), from }, clock, ids, log)
    : new SmtpMailer({ url, from }, log);
}

function linesOf({ config }: AccountsParts, setupToken: string | null): ComposedAccounts['lines'] {
  const mail =
    config.smtpUrl === undefined ? `written to ${outboxOf(config)}` : `sent by ${new URL(config.smtpUrl).host}`;
  const first = [['first account', `becomes admin and needs the setup token  ${setupToken ?? ''}`]] as const;
  return [['mail', mail], ...(setupToken === null ? [] : first)];
}
