import { ContainerModule } from 'inversify';
import type { PageLifecycle } from '../../application/ports/page-lifecycle.port';
import { AccountGate } from '../../application/session/account-gate';
import { LazySessionGuard } from '../../application/session/lazy-session-guard';
import { SessionEndBroadcast } from '../../application/session/session-end-broadcast';
import { Session } from '../../application/session/session';
import { BroadcastTabChannel } from '../../infrastructure/storage/broadcast-tab-channel';
import { PageChannel } from '../../infrastructure/storage/page-channel';
import { provide } from '../token';
import { Tokens } from '../tokens';

const CHANNEL = 'song-session';

/** The session of the listener, and how the tabs of one browser share it. */
export const sessionModule = new ContainerModule(({ bind }) => {
  provide(bind, Tokens.TabChannel, openChannel, Tokens.PageLifecycle);
  provide(bind, Tokens.SessionEndBroadcast, (timer) => new SessionEndBroadcast(timer), Tokens.Timer);
  provide(
    bind,
    Tokens.Session,
    (tokens, channel, telling, ...[timer, visibility, lifecycle]) =>
      new Session(tokens, channel, telling, { timer, awakenings: visibility.changes, lifecycle }),
    Tokens.TokenStore,
    Tokens.TabChannel,
    Tokens.SessionEndBroadcast,
    Tokens.Timer,
    Tokens.Visibility,
    Tokens.PageLifecycle,
  );
  provide(
    bind,
    Tokens.SessionGuard,
    (tokens, session, load) => new LazySessionGuard(tokens, session.traces, async () => (await load()).keeper),
    Tokens.TokenStore,
    Tokens.Session,
    Tokens.LoadSession,
  );
  provide(bind, Tokens.AccountGate, (session) => new AccountGate(session), Tokens.Session);
});

const openChannel = (lifecycle: PageLifecycle) => new BroadcastTabChannel(new PageChannel(CHANNEL, lifecycle));
