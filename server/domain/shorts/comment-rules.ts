import { LIMITS } from '../../../contract/kernel/limits';
import { fail, succeed, type Result } from '../shared/result';

/** How many comments one author may write within the window. */
export const COMMENTS_AT_MOST = 6;
export const COMMENTS_WINDOW_MS = 60_000;

export type CommentFault =
  | { readonly kind: 'empty' }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'too-often'; readonly retryAfterSeconds: number };

/** Control characters, and marks that reverse or hide text; joiners stay, because scripts and emoji need them. */
const UNSEEN = /[\p{Cc}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** No language puts this many marks on one letter; stacked marks run over the text around them. */
const HEAPED_MARKS = /(\p{M}{3})\p{M}+/gu;
const BLANK_LINES = /\n\s*\n\s*/g;

/** A comment in its stored form: NFC, without invisible characters, at most one blank line at a time, none at the ends. */
export function cleanComment(text: string): string {
  const lines = text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ');
  const seen = lines.replace(UNSEEN, (unseen) => (unseen === '\n' ? unseen : ''));
  return seen.replace(HEAPED_MARKS, '$1').replace(BLANK_LINES, '\n\n').trim();
}

/**
 * Whether the author may post this comment now, and the text in its stored form. `recentMs` are the times of the author's recent
 * comments, in milliseconds like `nowMs`, in any order; six within a minute are the limit, whatever their text.
 */
export function judgeComment(text: string, recentMs: readonly number[], nowMs: number): Result<string, CommentFault> {
  const clean = cleanComment(text);
  if (!VISIBLE.test(clean)) return fail({ kind: 'empty' });
  if (Array.from(clean).length > LIMITS.commentMax) return fail({ kind: 'too-long' });
  const within = recentMs.filter((at) => at > nowMs - COMMENTS_WINDOW_MS).sort((one, other) => other - one);
  const sixthLast = within[COMMENTS_AT_MOST - 1];
  if (sixthLast === undefined) return succeed(clean);
  const waitMs = sixthLast + COMMENTS_WINDOW_MS - nowMs;
  return fail({ kind: 'too-often', retryAfterSeconds: Math.ceil(waitMs / 1_000) });
}
