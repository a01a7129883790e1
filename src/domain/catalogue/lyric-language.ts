/** Letters that no language written beside Vietnamese here has. */
const VIETNAMESE = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉĩịọỏốồổỗộớờởỡợụủũứừửữựỳỵỷỹ]/gu;
const ENGLISH = /\b(?:the|and|you|your|of|my|me|is|in|it|on|we|with|was|that)\b/gu;
/** So many in a text, and it is no borrowed word. */
const ENOUGH = 3;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** In which language a song's words are to be read aloud; null where they do not tell. More Vietnamese letters than English little words is Vietnamese. */
export function lyricLanguage(text: string): 'vi' | 'en' | null {
  const written = text.normalize('NFC').toLowerCase();
  const vietnamese = count(written, VIETNAMESE);
  const english = count(written, ENGLISH);
  if (Math.max(vietnamese, english) < ENOUGH) return null;
  return vietnamese >= english ? 'vi' : 'en';
}
