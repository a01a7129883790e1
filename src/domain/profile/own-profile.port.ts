import type { EventStream } from '../shared/event-stream';
import type { GatewayFailure } from '../shared/gateway-failure';
import type { Result } from '../shared/result';
import type { Picture } from './picture';
import type { Profile, ProfileChanges } from './profile';

export type AvatarUpload =
  | { readonly kind: 'sending'; /** 0 to 1. */ readonly share: number }
  | { readonly kind: 'answered'; readonly answer: Result<Profile, GatewayFailure> };

/** The signed-in listener's own profile. `invalid` names the fields as `ProfileChanges` does. */
export interface OwnProfile {
  read(): Promise<Result<Profile, GatewayFailure>>;
  /** Returns the updated profile. */
  update(changes: ProfileChanges): Promise<Result<Profile, GatewayFailure>>;
  /** Sends on subscription; the last event is the answer. Unsubscribing cancels the upload. */
  uploadAvatar(picture: Picture): EventStream<AvatarUpload>;
  /** Preserves this session and revokes all others (decisions.md §4); `invalid` names `currentPassword` or `newPassword`. */
  changePassword(currentPassword: string, newPassword: string): Promise<Result<void, GatewayFailure>>;
}
