/** A part of a caption. A hashtag's `tag` is without the `#`. */
export type CaptionPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tag'; readonly text: string; readonly tag: string };

/** A `#` right after a letter or a digit begins no hashtag, and one without a letter is a number. */
const HASHTAG = /(?<![\p{L}\p{M}\p{N}_#&/])#([\p{M}\p{N}_]*\p{L}[\p{L}\p{M}\p{N}_]*)/gu;

/** Splits a caption into text and hashtags, in their order; joined again they are exactly the caption. */
export function splitCaption(caption: string): readonly CaptionPart[] {
  const parts: CaptionPart[] = [];
  let end = 0;
  for (const match of caption.matchAll(HASHTAG)) {
    if (match.index > end) parts.push({ kind: 'text', text: caption.slice(end, match.index) });
    parts.push({ kind: 'tag', text: match[0], tag: match[0].slice(1) });
    end = match.index + match[0].length;
  }
  if (end < caption.length) parts.push({ kind: 'text', text: caption.slice(end) });
  return parts;
}
