import type { Container } from 'inversify';
import type { AccountServices, Recovery } from '../application/session/account-services';
import type { AvatarProgress } from '../application/session/upload-avatar';
import { FIRST_STEP } from '../domain/session/recovery-step';
import { lazyPort, lazyPorts } from './lazy-port';
import { lazyStream } from './lazy-stream';
import { lazyFeature } from './lazy-feature';
import { resolve } from './token';
import { Roles } from './roles';

const NOT_UPLOADED: AvatarProgress = { kind: 'failed', failure: { kind: 'not-loaded' } };

/** The account services: fetched when the listener first uses one of them, or at once for a signed-in listener. */
export function lazyAccount(container: Container): AccountServices {
  const load = lazyFeature(
    container,
    'account',
    async () => {
      const { control } = await resolve(container, Roles.LoadSession)();
      const { startAccount } = await import(/* webpackChunkName: "account" */ './features/start-account');
      return { startAccount, control };
    },
    ({ startAccount, control }, ports) => startAccount(container, ports, control),
  );
  resolve(container, Roles.Session).changes.subscribe(({ kind }) => {
    // `load` logs a failure, and the first call tries again.
    if (kind === 'signed-in') load().catch(() => undefined);
  });
  return lazyAccountServices(load);
}

/** The account services, all of them loaded by the first call to one of them. */
export function lazyAccountServices(load: () => Promise<AccountServices>): AccountServices {
  return lazyPorts(load, {
    recoverPassword: lazyRecovery(load),
    uploadAvatar: {
      execute: (file, crop) => lazyStream(load, ({ uploadAvatar }) => uploadAvatar.execute(file, crop), NOT_UPLOADED),
    },
    loadGuessEstimate: async () => (await load()).loadGuessEstimate(),
  });
}

const lazyRecovery = (load: () => Promise<AccountServices>): Recovery =>
  lazyPort<Recovery, 'changes'>(async () => (await load()).recoverPassword, {
    changes: lazyStream(load, ({ recoverPassword }) => recoverPassword.changes, FIRST_STEP),
  });
