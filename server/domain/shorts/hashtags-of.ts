import { foldText } from '../../../contract/kernel/fold-text';

/** A sign right after a letter or a digit does not begin a hashtag, and a tag without a letter is a number. */
const HASHTAG = /(?<![\p{L}\p{M}\p{N}_#&/])#[\p{L}\p{M}\p{N}_]*\p{L}[\p{L}\p{M}\p{N}_]*/gu;
const HASHTAGS_AT_MOST = 30;
const TAG_LENGTH_MAX = 100;

export interface Hashtag {
  /** Without its sign, as it is written. */
  readonly tag: string;
  /** Case and accents folded. */
  readonly folded: string;
}

/** The hashtags of a caption in order, each once regardless of accents; at most 30, none longer than 100 code units. */
export function hashtagsOf(caption: string): readonly Hashtag[] {
  const byFolded = new Map<string, Hashtag>();
  for (const [written] of caption.normalize('NFC').matchAll(HASHTAG)) {
    const tag = written.slice(1);
    const folded = foldText(tag);
    if (tag.length <= TAG_LENGTH_MAX && !byFolded.has(folded)) byFolded.set(folded, { tag, folded });
  }
  return [...byFolded.values()].slice(0, HASHTAGS_AT_MOST);
}
