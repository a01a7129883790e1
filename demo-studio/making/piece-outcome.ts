/** Why a piece was not made: without ffmpeg no piece can be made; a broken piece may succeed another time. */
export type PieceFailure =
  | { readonly kind: 'tool-missing' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'broken'; readonly detail: string };

/** Whether a piece was made. */
export type PieceOutcome = { readonly ok: true } | { readonly ok: false; readonly error: PieceFailure };

export const MADE: PieceOutcome = { ok: true };

export const notMade = (error: PieceFailure): PieceOutcome => ({ ok: false, error });
