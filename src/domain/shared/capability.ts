/**
 * All that a backend may lack. The screens offer only what the backend has and never ask which backend it is; a link to a page that it
 * lacks leads to a page that says so.
 */
export const CAPABILITIES = [
  /** Signing in. Without it everybody is a guest, and the backend has nothing that belongs to an account. */
  'accounts',
  /** The pages of administration. */
  'admin',
  /** Comments on short videos. */
  'comments',
  /** A message to whoever runs the server. */
  'contact',
  /** The list of the devices where an account is signed in. */
  'devices',
  /** Following artists. */
  'following',
  /** The page of everything that the listener keeps, and its shelf in the sidebar. */
  'library',
  /** Liking songs and short videos. */
  'likes',
  /** Control between the devices of an account, which share settings and queue. */
  'live',
  /** Songs say how loud they are, so that their loudness can be levelled. */
  'loudness',
  /** Songs may have lyrics. */
  'lyrics',
  /** Taking along everything that is stored about the account, and deleting it. */
  'ownData',
  /** Counting which pages listeners open, if they agree. */
  'pageViews',
  'passwordRecovery',
  /** The listener's own playlists. */
  'playlists',
  /** Changing name, picture, other facts and password. */
  'profile',
  /** Creating an account. */
  'registration',
  /** Saving albums and playlists. */
  'saving',
  'shorts',
] as const;

export type Capability = (typeof CAPABILITIES)[number];
