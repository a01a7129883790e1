import type { IsoInstant } from '../shared/units';

export type Gender = 'female' | 'male' | 'other';

/** The profile of an account's listener (decisions.md §1). Facts that were never filled in are null. */
export interface Profile {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly avatarUrl: string | null;
  readonly phone: string | null;
  /** YYYY-MM-DD. */
  readonly birthday: string | null;
  readonly gender: Gender | null;
  readonly bio: string | null;
  readonly role: 'listener' | 'admin';
  readonly isPremium: boolean;
  readonly createdAt: IsoInstant;
}

/** The fields that a listener may change, except the picture. A missing field stays unchanged; null empties it. */
export interface ProfileChanges {
  readonly name?: string;
  readonly phone?: string | null;
  readonly birthday?: string | null;
  readonly gender?: Gender | null;
  readonly bio?: string | null;
}
