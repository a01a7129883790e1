/**
 * Why a file could not be encoded or measured. Only `undecodable` is the file's own fault and will not pass;
 * `stopped` means that we asked for it.
 */
export type EncodeFailure =
  /** `isSpent`: it took many times as long on a processor as any other file of its length. */
  | { readonly kind: 'undecodable'; readonly detail: string; readonly isSpent?: true }
  | { readonly kind: 'source-missing' }
  | { readonly kind: 'tool-missing' }
  | { readonly kind: 'too-slow' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'broken'; readonly detail: string };
