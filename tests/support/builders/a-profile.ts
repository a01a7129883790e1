import type { Profile } from '../../../src/domain/profile/profile';

/** A listener's profile with hardly anything filled in. */
export const aProfile = (facts: Partial<Profile> = {}): Profile => ({
  id: 'an',
  email: 'an@song.test',
  name: 'An',
  avatarUrl: null,
  phone: null,
  birthday: null,
  gender: null,
  bio: null,
  role: 'listener',
  isPremium: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...facts,
});
