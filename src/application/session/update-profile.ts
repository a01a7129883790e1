import type { OwnProfile } from '../../domain/profile/own-profile.port';
import type { ProfileChanges } from '../../domain/profile/profile';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../domain/shared/result';
import type { Session } from './session';

/** Changes the account's profile, here and on the server. */
export class UpdateProfile {
  constructor(
    private readonly ownProfile: OwnProfile,
    private readonly session: Session,
  ) {}

  async execute(changes: ProfileChanges): Promise<Result<void, GatewayFailure>> {
    const answer = await this.ownProfile.update(changes);
    if (!answer.ok) return answer;
    this.session.showProfile(answer.value);
    return succeed(undefined);
  }
}
