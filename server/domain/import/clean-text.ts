const WHITE_SPACE = /\s+/gu;
/** Control characters, and marks that reverse or hide text; joiners stay, because scripts need them. */
const UNSEEN = /[\p{Cc}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/gu;
const LINE_MARKS = new Set(['\n', '\t']);
const MARK = /^\p{Mark}/u;

/** One line of text in stored form: NFC, without invisible characters, white space as one blank, at most `longest` code units. */
export function cleanText(text: string, longest: number): string {
  const clean = repairEncoding(text).normalize('NFC').replace(WHITE_SPACE, ' ').replace(UNSEEN, '').trim();
  return cap(clean, longest).trim();
}

/** Text of several lines: like `cleanText`, with line ends as `\n`. */
export function cleanLines(text: string, longest: number): string {
  const lines = repairEncoding(text).normalize('NFC').replace(/\r\n?/g, '\n');
  const seen = lines.replace(UNSEEN, (unseen) => (LINE_MARKS.has(unseen) ? unseen : ''));
  return cap(seen, longest).trim();
}

/** Repairs UTF-8 that a tagger took for Latin-1, as in "ÄÆ°á»ng". Any other text stays unchanged. */
export function repairEncoding(text: string): string {
  if (!/[\u00c2-\u00f4][\u0080-\u00bf]/.test(text) || /[\u0100-\uffff]/.test(text)) return text;
  const escaped = Array.from(text, (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`).join('');
  try {
    return decodeURIComponent(escaped);
  } catch {
    return text;
  }
}

function cap(text: string, longest: number): string {
  if (text.length <= longest) return text;
  let end = longest;
  // Does not cut through a surrogate pair, nor between a letter and its marks.
  while (end > 0 && (/[\udc00-\udfff]/.test(text.charAt(end)) || MARK.test(text.slice(end)))) end -= 1;
  return text.slice(0, end);
}
