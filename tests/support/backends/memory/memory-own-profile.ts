import { concat, defer, delay, of, type Observable } from 'rxjs';
import type { AvatarUpload, OwnProfile } from '../../../../src/domain/profile/own-profile.port';
import type { Picture } from '../../../../src/domain/profile/picture';
import type { Profile, ProfileChanges } from '../../../../src/domain/profile/profile';
import type { GatewayFailure } from '../../../../src/domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../../src/domain/shared/result';
import type { MemoryAccount } from './memory-account';
import type { MemorySignInService } from './memory-sign-in-service';

type Answer<T> = Result<T, GatewayFailure>;

const SHORTEST_PASSWORD = 10;

/** The profile of the account that is signed in at the service. */
export class MemoryOwnProfile implements OwnProfile {
  readonly uploaded: Picture[] = [];

  constructor(private readonly service: MemorySignInService) {}

  async read(): Promise<Answer<Profile>> {
    return this.change({});
  }

  async update(changes: ProfileChanges): Promise<Answer<Profile>> {
    if (changes.name?.trim() === '') return fail({ kind: 'invalid', fields: { name: 'empty' } });
    return this.change(changes);
  }

  uploadAvatar(picture: Picture): Observable<AvatarUpload> {
    const answered = defer(() => {
      this.uploaded.push(picture);
      const answer = this.change({ avatarUrl: `/images/${this.uploaded.length}` });
      return of<AvatarUpload>({ kind: 'answered', answer });
    });
    return concat(of<AvatarUpload>({ kind: 'sending', share: 0.5 }), answered.pipe(delay(0)));
  }

  async changePassword(currentPassword: string, newPassword: string): Promise<Answer<void>> {
    const account = this.account();
    if (!account.ok) return account;
    if (account.value.password !== currentPassword)
      return fail({ kind: 'invalid', fields: { currentPassword: 'wrong' } });
    if (newPassword.length < SHORTEST_PASSWORD) return fail({ kind: 'invalid', fields: { newPassword: 'too short' } });
    account.value.password = newPassword;
    account.value.devices = account.value.devices.filter(({ isCurrent }) => isCurrent);
    return succeed(undefined);
  }

  private change(changes: Partial<Profile>): Answer<Profile> {
    const account = this.account();
    if (!account.ok) return account;
    account.value.profile = { ...account.value.profile, ...changes };
    return succeed(account.value.profile);
  }

  private account(): Answer<MemoryAccount> {
    if (this.service.trouble !== null) return fail(this.service.trouble);
    return this.service.current === null ? fail({ kind: 'unauthenticated' }) : succeed(this.service.current);
  }
}
