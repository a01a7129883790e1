import type { IsoInstant } from '../shared/units';

export type Gender = 'female' | 'male' | 'other';

/** What an account says of its listener (decisions.md §1). Facts that were never filled in are null. */
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

/** What a listener may change, the picture apart. What is left out stays as it is; null empties it. */
export interface ProfileChanges {
  readonly name?: string;
  readonly phone?: string | null;
  readonly birthday?: string | null;
  readonly gender?: Gender | null;
  readonly bio?: string | null;
}
