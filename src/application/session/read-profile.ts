import type { OwnProfile } from '../../domain/profile/own-profile.port';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../domain/shared/result';
import type { TokenStore } from '../../domain/session/token-store.port';
import type { Session } from './session';

type Answer = Result<void, GatewayFailure>;

/** Brings the account's facts into the session, unless it is another one by the time they arrive. */
export class ReadProfile {
  private reading: Promise<Answer> | null = null;
  private isWanted = false;

  constructor(
    private readonly ownProfile: OwnProfile,
    private readonly session: Session,
    private readonly tokens: Pick<TokenStore, 'read'>,
  ) {}

  /** Whoever asks while an answer is on its way, which may be of before, has it asked for once more. */
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
