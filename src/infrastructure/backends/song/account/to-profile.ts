import type * as z from '../../../../../contract/schema';
import type { Profile as ProfileShape } from '../../../../../contract/sso';
import type { Profile } from '../../../../domain/profile/profile';
import type { CdnDomains } from '../cdn-domains';

/** Maps a wire profile to a domain object with the complete address of its picture. */
export const toProfile = (wire: z.infer<typeof ProfileShape>, cdn: CdnDomains): Profile => ({
  id: wire.id,
  email: wire.email,
  name: wire.name,
  avatarUrl: wire.avatar === null ? null : cdn.pictureUrl(wire.avatar),
  phone: wire.phone,
  birthday: wire.birthday,
  gender: wire.gender,
  bio: wire.bio,
  role: wire.role,
  isPremium: wire.is_premium,
  createdAt: wire.created_at,
});
