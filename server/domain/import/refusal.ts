/** Why a file that may be music is skipped without being read. */
export const HIDDEN_REASONS = ['hidden-name', 'link'] as const;

/** Why a file or folder was left out. A closed list: presentation has a sentence for each reason. */
export const REFUSAL_REASONS = [
  'not-media',
  'truncated',
  'no-audio',
  'no-picture',
  'no-duration',
  'unsupported-codec',
  'unsupported-format',
  'too-large-tags',
  'empty',
  'too-long',
  'too-short',
  'unreadable',
  'undecodable',
  'implausible',
  'reading-failed',
  'not-stored',
  'too-long-path',
  ...HIDDEN_REASONS,
] as const;

export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** A file or folder left out; `path` is relative to the media folder. */
export interface RefusedFile {
  readonly path: string;
  readonly reason: RefusalReason;
}

/** Whether it was left out by a rule, not because of its content. */
export const isHiddenFor = (reason: RefusalReason): boolean => HIDDEN_REASONS.some((each) => each === reason);

/** Reads a stored word; an unknown word from an older version counts as unreadable. */
export function readRefusalReason(text: string): RefusalReason {
  return REFUSAL_REASONS.find((reason) => reason === text) ?? 'unreadable';
}
