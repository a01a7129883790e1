/** Letters that occur in Vietnamese but in no other language of the lyrics here. */
const VIETNAMESE = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉĩịọỏốồổỗộớờởỡợụủũứừửữựỳỵỷỹ]/gu;
const ENGLISH = /\b(?:the|and|you|your|of|my|me|is|in|it|on|we|with|was|that)\b/gu;
/** At least this many matches are not just loanwords. */
const ENOUGH = 3;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/**
 * The language in which a song's lyrics are read aloud; null if the text does not show it. The lyrics are Vietnamese if they have
 * at least as many Vietnamese letters as short English words.
 */
export function lyricLanguage(text: string): 'vi' | 'en' | null {
  const written = text.normalize('NFC').toLowerCase();
  const vietnamese = count(written, VIETNAMESE);
  const english = count(written, ENGLISH);
  if (Math.max(vietnamese, english) < ENOUGH) return null;
  return vietnamese >= english ? 'vi' : 'en';
}
