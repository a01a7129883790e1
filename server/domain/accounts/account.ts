export type Role = 'listener' | 'admin';
export type Gender = 'female' | 'male' | 'other';

/** What an account stores about its listener; facts that were never filled in are null. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly isPremium: boolean;
  readonly avatarId: string | null;
  readonly phone: string | null;
  /** YYYY-MM-DD. */
  readonly birthday: string | null;
  readonly gender: Gender | null;
  readonly bio: string | null;
  readonly language: 'vi' | 'en';
  readonly createdAt: Date;
}

/** What a listener may change; an omitted field stays as it is, and null empties it. */
export interface AccountChanges {
  readonly name?: string;
  readonly phone?: string | null;
  readonly birthday?: string | null;
  readonly gender?: Gender | null;
  readonly bio?: string | null;
  readonly avatarId?: string | null;
}
