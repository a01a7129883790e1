import type { OwnProfile } from '../../domain/profile/own-profile.port';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../domain/shared/result';
import type { Session } from './session';

/** Brings the account's facts into the session, unless it is another one by the time they arrive. */
export class ReadProfile {
  constructor(
    private readonly ownProfile: OwnProfile,
    private readonly session: Session,
  ) {}

  async execute(): Promise<Result<void, GatewayFailure>> {
    const { state } = this.session;
    const answer = await this.ownProfile.read();
    if (!answer.ok) return answer;
    if (this.session.state === state) this.session.showProfile(answer.value);
    return succeed(undefined);
  }
}
