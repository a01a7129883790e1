import type { OwnProfile } from '../../domain/profile/own-profile.port';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../domain/shared/result';
import type { TokenStore } from '../../domain/session/token-store.port';
import type { Session } from './session';

type Answer = Result<void, GatewayFailure>;

/** Loads the account's profile into the session, unless the session has changed by the time the answer arrives. */
export class ReadProfile {
  private reading: Promise<Answer> | null = null;
  private isWanted = false;

  constructor(
    private readonly ownProfile: OwnProfile,
    private readonly session: Session,
    private readonly tokens: Pick<TokenStore, 'read'>,
  ) {}

  /** A call during a pending request triggers one more request, because the pending answer may be out of date. */
  async execute(): Promise<Answer> {
    this.isWanted = true;
    this.reading ??= this.readWhileWanted().finally(() => (this.reading = null));
    return this.reading;
  }

  private async readWhileWanted(): Promise<Answer> {
    let answer: Answer = succeed(undefined);
    while (this.isWanted) {
      this.isWanted = false;
      answer = await this.read();
    }
    return answer;
  }

  private async read(): Promise<Answer> {
    const { state } = this.session;
    const answer = await this.ownProfile.read();
    if (!answer.ok) return answer;
    if (this.session.state !== state || state.kind !== 'signed-in') return succeed(undefined);
    const isAnother = state.profile !== null && state.profile.id !== answer.value.id;
    // Another tab has signed in with another account, and this one has shown the first one's facts since.
    if (isAnother) this.session.leave();
    if (isAnother) this.session.enter(this.tokens.read(), answer.value);
    else this.session.showProfile(answer.value);
    return succeed(undefined);
  }
}
