import { ContainerModule } from 'inversify';
import type { PageLifecycle } from '../../application/ports/page-lifecycle.port';
import { AccountGate } from '../../application/session/account-gate';
import { LazySessionGuard } from '../../application/session/lazy-session-guard';
import { SessionEndBroadcast } from '../../application/session/session-end-broadcast';
import { Session } from '../../application/session/session';
import { BroadcastTabChannel } from '../../infrastructure/storage/broadcast-tab-channel';
import { PageChannel } from '../../infrastructure/storage/page-channel';
import { provide } from '../token';
import { Roles } from '../roles';

const CHANNEL = 'song-session';

/** The session of the listener, and how the tabs of one browser share it. */
export const sessionModule = new ContainerModule(({ bind }) => {
  provide(bind, Roles.TabChannel, openChannel, Roles.PageLifecycle);
  provide(bind, Roles.SessionEndBroadcast, (timer) => new SessionEndBroadcast(timer), Roles.Timer);
  provide(
    bind,
    Roles.Session,
    (tokens, channel, endBroadcast, ...[timer, visibility, lifecycle]) =>
      new Session(tokens, channel, endBroadcast, { timer, resumes: visibility.changes, lifecycle }),
    Roles.TokenStore,
    Roles.TabChannel,
    Roles.SessionEndBroadcast,
    Roles.Timer,
    Roles.Visibility,
    Roles.PageLifecycle,
  );
  provide(
    bind,
    Roles.SessionGuard,
    (tokens, session, load) => new LazySessionGuard(tokens, session.fingerprints, async () => (await load()).keeper),
    Roles.TokenStore,
    Roles.Session,
    Roles.LoadSession,
  );
  provide(
    bind,
    Roles.AccountGate,
    (session, supports) => new AccountGate(session, supports('accounts')),
    Roles.Session,
    Roles.Supports,
  );
});

const openChannel = (lifecycle: PageLifecycle) => new BroadcastTabChannel(new PageChannel(CHANNEL, lifecycle));
