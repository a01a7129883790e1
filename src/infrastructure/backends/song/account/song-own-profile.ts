import { accountRoutes } from '../../../../../contract/account-routes';
import type { HttpTransport } from '../../../../application/ports/http-transport.port';
import type { AvatarUpload, OwnProfile } from '../../../../domain/profile/own-profile.port';
import type { Picture } from '../../../../domain/profile/picture';
import type { Profile, ProfileChanges } from '../../../../domain/profile/profile';
import type { EventStream } from '../../../../domain/shared/event-stream';
import type { GatewayFailure } from '../../../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../../../domain/shared/result';
import { callRoute, followRoute, type RouteData } from '../call-route';
import type { CdnDomains } from '../cdn-domains';
import { renameFields } from './rename-fields';
import { toProfile } from './to-profile';

type Answer<T> = Promise<Result<T, GatewayFailure>>;

/** The signed-in listener's profile at our own server. */
export class SongOwnProfile implements OwnProfile {
  constructor(
    private readonly transport: HttpTransport,
    private readonly cdn: CdnDomains,
  ) {}

  async read(): Answer<Profile> {
    return this.profileOf(await callRoute(this.transport, accountRoutes.me));
  }

  async update(changes: ProfileChanges): Answer<Profile> {
    return this.profileOf(await callRoute(this.transport, accountRoutes.updateMe, { body: changes }));
  }

  uploadAvatar(image: Picture): EventStream<AvatarUpload> {
    const upload = followRoute(this.transport, accountRoutes.uploadAvatar, { files: { image } });
    return {
      subscribe: (listener) =>
        upload.subscribe((step) =>
          listener(step.kind === 'sending' ? step : { kind: 'answered', answer: this.profileOf(step.answer) }),
        ),
    };
  }

  async changePassword(currentPassword: string, newPassword: string): Answer<void> {
    const body = { current_password: currentPassword, new_password: newPassword };
    const answer = renameFields(await callRoute(this.transport, accountRoutes.changePassword, { body }));
    return answer.ok ? succeed(undefined) : answer;
  }

  private profileOf(
    answer: Result<RouteData<typeof accountRoutes.me>, GatewayFailure>,
  ): Result<Profile, GatewayFailure> {
    return answer.ok ? succeed(toProfile(answer.value, this.cdn)) : answer;
  }
}
