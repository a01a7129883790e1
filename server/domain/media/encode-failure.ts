/**
 * Why a file could not be encoded or measured. Only `undecodable` is a fault of the file itself and permanent; `stopped` means
 * that we stopped the work.
 */
export type EncodeFailure =
  /** `isSpent`: the file took many times as much processor time as any other file of its length. */
  | { readonly kind: 'undecodable'; readonly detail: string; readonly isSpent?: true }
  | { readonly kind: 'source-missing' }
  | { readonly kind: 'tool-missing' }
  | { readonly kind: 'too-slow' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'broken'; readonly detail: string };
