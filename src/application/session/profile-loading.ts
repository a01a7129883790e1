import type { TokenStore } from '../../domain/session/token-store.port';
import type { Connectivity } from '../ports/connectivity.port';
import type { ReadProfile } from './read-profile';
import type { Session } from './session';

/**
 * Loads the profile of the session: after a reload, after another tab signed in or changed the tokens (which may then belong to
 * another account), and when the network is back.
 */
export class ProfileLoading {
  private isLoading = false;

  constructor(
    private readonly session: Session,
    private readonly readProfile: ReadProfile,
    private readonly connectivity: Connectivity,
    private readonly tokens: Pick<TokenStore, 'changedElsewhere'>,
  ) {}

  start(): void {
    this.session.changes.subscribe(() => void this.load());
    this.tokens.changedElsewhere.subscribe(() => {
      if (this.session.state.kind === 'signed-in') void this.readProfile.execute();
    });
    this.connectivity.changes.subscribe((isOnline) => {
      if (isOnline) void this.load();
    });
  }

  /** Loads again if the listener changed while the request was pending. */
  private async load(): Promise<void> {
    const { state } = this.session;
    if (this.isLoading || state.kind !== 'signed-in' || state.profile !== null) return;
    this.isLoading = true;
    await this.readProfile.execute();
    this.isLoading = false;
    if (this.session.state !== state) await this.load();
  }
}
