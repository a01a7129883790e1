/**
 * What another device of the account has changed: which songs are liked, which songs were played, or anything else that is stored
 * for the account.
 */
export const LIBRARY_CHANGES = ['liked', 'heard', 'other'] as const;

export type LibraryChangeKind = (typeof LIBRARY_CHANGES)[number];
