import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { guessEstimate } from '../../contract/passwords/guess-estimate';
import type { Mailer } from '../application/ports/mailer.port';
import { Identify } from '../application/sessions/identify';
import { SessionOpenings } from '../application/sessions/session-openings';
import type { OwnData } from '../domain/accounts/own-data.port';
import type { Config } from '../infrastructure/config/config';
import { Argon2PasswordHasher } from '../infrastructure/crypto/argon2-password-hasher';
import { HmacRefreshTokens } from '../infrastructure/crypto/hmac-refresh-tokens';
import { JwtAccessTokens } from '../infrastructure/crypto/jwt-access-tokens';
import { keyedHash, type ServerKeys } from '../infrastructure/crypto/server-keys';
import { PostgresAccountRepository } from '../infrastructure/postgres/accounts/postgres-account-repository';
import { PostgresSessionRepository } from '../infrastructure/postgres/accounts/postgres-session-repository';
import type { Schema } from '../infrastructure/postgres/schema';
import type { Gatekeeper } from '../presentation/http/gates';
import { MailedAccountNotices } from '../presentation/mail/mailed-account-notices';
import { composeMail, type MailDeps } from './mail';
import { makeGatekeeper } from './gatekeeper';
import { composeOwnData } from './own-data';
import type { Pictures } from './pictures';
import { registerSignInService } from './sign-in-service';
import { proofStores, signInStores } from './sign-in-stores';

export interface AccountsDeps extends MailDeps {
  readonly config: MailDeps['config'] & Pick<Config, 'accessTokenSeconds' | 'signUp'>;
  readonly db: Kysely<Schema>;
  readonly keys: ServerKeys;
  /** False if devices meet on another platform and store their settings there. */
  readonly areSettingsHere?: boolean;
  /** Adds the user's data that is stored elsewhere. */
  readonly ownData?: (here: OwnData) => OwnData;
}

export interface ComposedAccounts {
  readonly gatekeeper: Gatekeeper;
  /** Whether a session lives and its account may play premium songs. */
  readonly mayPlayPremium: (sessionId: string) => Promise<boolean>;
  /** Its entries must be dropped when a session ends or an account's rights change. */
  readonly rememberedSessions: Pick<Identify, 'forget' | 'forgetAll'>;
  readonly openings: SessionOpenings;
  /** Registers the routes of the sign-in service. */
  readonly register: (http: FastifyInstance, pictures: Pictures) => Promise<void>;
  readonly mailer: Mailer;
  /** The lines about mail and the first account that are printed at start. */
  readonly lines: readonly (readonly [string, string])[];
}

const SETUP_TOKEN_LENGTH = 20;

/** Accounts, sessions and the sign-in service. */
export async function composeAccounts(deps: AccountsDeps): Promise<ComposedAccounts> {
  const { config, db, keys, clock, ids, log } = deps;
  const accounts = new PostgresAccountRepository(db);
  const sessions = new PostgresSessionRepository(db);
  const hasher = new Argon2PasswordHasher();
  await hasher.warm();
  const access = new JwtAccessTokens(keys.access, clock, config.accessTokenSeconds);
  const identify = new Identify(access, sessions, clock);
  const openings = new SessionOpenings();
  const mail = composeMail(deps);
  const setupToken = setupTokenOf(deps);
  const service = {
    common: { ...proofStores(db), accounts, hasher, clock, estimate: guessEstimate },
    ...signInStores(db, clock, deps.areSettingsHere ?? true),
    session: { sessions, access, refresh: new HmacRefreshTokens(keys.refresh) },
    notices: new MailedAccountNotices(mail.laterMailer),
    rule: { isOpen: config.signUp === 'open', setupToken, confirmsByMail: mail.reachesPeople },
    identify,
    openings,
    keys,
    ids,
    log,
  };
  const first = (await accounts.exist()) ? [] : [lineOfFirst(setupToken)];
  return {
    gatekeeper: makeGatekeeper(identify, accounts),
    mayPlayPremium: (sessionId) => identify.mayPlayPremium(sessionId),
    rememberedSessions: identify,
    openings,
    register: (http, pictures) => {
      const onGone = (): void => identify.forgetAll();
      http.addHook('onClose', mail.close);
      composeOwnData(http, { db, common: service.common, pictures, onGone, log, withMore: deps.ownData });
      return registerSignInService(http, service, pictures);
    },
    mailer: mail.mailer,
    lines: [['mail', mail.description], ...first],
  };
}

/** The same in every process and start until there is an account: a proxy may forward outside callers to this machine. */
const setupTokenOf = ({ keys }: AccountsDeps): string =>
  keyedHash(keys.setup, 'first account').slice(0, SETUP_TOKEN_LENGTH);

const lineOfFirst = (token: string): readonly [string, string] => [
  'first login',
  `the first account becomes admin; made from elsewhere than this machine, it is asked for this setup token: ${token}`,
];
