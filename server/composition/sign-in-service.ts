import type { FastifyInstance } from 'fastify';
import { logUnlessOutage } from '../application/shared/log-unless-outage';
import { OwnAccount } from '../application/accounts/own-account';
import { KnownDevices } from '../application/accounts/known-devices';
import { SignIn } from '../application/accounts/sign-in';
import type { AccountDeps } from '../application/accounts/account-deps';
import type { IdSource } from '../application/ports/id-source.port';
import type { Logger } from '../application/ports/logger.port';
import type { RateLimiter } from '../application/ports/rate-limiter.port';
import { PasswordRecovery } from '../application/recovery/password-recovery';
import type { Identify } from '../application/sessions/identify';
import { OwnDevices } from '../application/sessions/own-devices';
import { NewAccounts } from '../application/registration/new-accounts';
import { RegisterAccount, type RegistrationRule } from '../application/registration/register-account';
import { RegistrationCodes } from '../application/registration/registration-codes';
import { RefreshSession, type OnStolen } from '../application/sessions/refresh-session';
import { SessionOpener, type SessionDeps } from '../application/sessions/session-opener';
import type { SessionOpenings } from '../application/sessions/session-openings';
import type { AccountNotices } from '../domain/accounts/account-notices.port';
import type { DeviceSecrets } from '../domain/accounts/device-secrets.port';
import type { Documents } from '../domain/documents/documents.port';
import type { PictureStore } from '../domain/images/picture-store.port';
import type { PendingRegistrations } from '../domain/registration/pending-registrations.port';
import type { RecoveryRequests } from '../domain/recovery/recovery-requests.port';
import { cryptoSecretSource } from '../infrastructure/crypto/crypto-secret-source';
import { keyedHash, type ServerKeys } from '../infrastructure/crypto/server-keys';
import { SharpAvatarMaker } from '../infrastructure/images/sharp-avatar-maker';
import { registerAvatar } from '../presentation/http/sso/register-avatar';
import { registerDevices } from '../presentation/http/sso/register-devices';
import { registerOwnAccount } from '../presentation/http/sso/register-own-account';
import { registerRecovery } from '../presentation/http/sso/register-recovery';
import { registerRegistration } from '../presentation/http/sso/register-registration';
import { registerSession } from '../presentation/http/sso/register-session';

export interface SignInServiceDeps {
  readonly common: AccountDeps;
  readonly session: SessionDeps;
  readonly deviceSecrets: DeviceSecrets;
  readonly requests: RecoveryRequests;
  readonly pending: PendingRegistrations;
  readonly documents: Pick<Documents, 'read'>;
  readonly limiter: RateLimiter;
  readonly notices: AccountNotices;
  readonly identify: Identify;
  readonly openings: SessionOpenings;
  readonly keys: ServerKeys;
  readonly ids: IdSource;
  readonly log: Logger;
  readonly rule: RegistrationRule;
}

/** How often expired registrations are deleted, so that they are stored little longer than their code is valid. */
const SWEEP_MS = 60_000;

/** Registers all routes of the sign-in service. */
export async function registerSignInService(
  http: FastifyInstance,
  deps: SignInServiceDeps,
  pictures: PictureStore,
): Promise<void> {
  const { common, session, requests, pending, limiter, notices, identify, keys, ids, log, rule } = deps;
  const { sessions } = session;
  const { audit, clock } = common;
  const opener = new SessionOpener({ ...session, openings: deps.openings }, ids, cryptoSecretSource, clock);
  const ownDevices = new OwnDevices(sessions, audit, clock, (id) => identify.forget(id));
  const hashOf = (text: string): string => keyedHash(keys.device, text);
  const devices = new KnownDevices(deps.deviceSecrets, cryptoSecretSource, hashOf, clock);
  registerSession(http, {
    signIn: new SignIn(common, opener, devices, deps.documents),
    refresh: new RefreshSession(session, audit, clock, notifyOwner(deps)),
    devices: ownDevices,
  });
  const hashed = (text: string): string => keyedHash(keys.recovery, text);
  const { accounts } = common;
  const codes = new RegistrationCodes({ accounts, pending, limiter, notices, clock }, cryptoSecretSource, hashed);
  const newAccounts = new NewAccounts(common, { opener, devices }, ids);
  registerRegistration(http, new RegisterAccount(common, newAccounts, codes, rule));
  const recovering = { ...common, requests, limiter, notices, devices };
  registerRecovery(http, new PasswordRecovery(recovering, cryptoSecretSource, hashed));
  const onFailure = logUnlessOutage(log, 'registrations that are over could not be forgotten');
  const sweeping = setInterval(() => void pending.forgetOver(clock.date()).catch(onFailure), SWEEP_MS);
  http.addHook('onClose', () => clearInterval(sweeping));
  registerDevices(http, ownDevices);
  const own = new OwnAccount({ ...common, notices, avatars: new SharpAvatarMaker(), pictures });
  registerOwnAccount(http, own, clock);
  await registerAvatar(http, own);
}

const notifyOwner =
  ({ common, notices, identify, log }: SignInServiceDeps): OnStolen =>
  ({ id, accountId, deviceName }) => {
    identify.forget(id);
    common.accounts
      .find(accountId)
      .then((owner) => owner !== null && notices.sessionStolen(owner, deviceName, common.clock.date()))
      .catch((error: unknown) => log.error('an owner could not be told of a copied session', { error }));
  };
