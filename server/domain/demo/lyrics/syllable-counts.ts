import type { SungSyllables } from '../music/song-brief';
import type { LyricText, Stanza } from './lyric-text';
import { syllablesOf } from './syllables-of';

/** What the composer writes the melody for: how many syllables each line of each part has. */
export function syllableCounts({ language, verses, chorus, bridge }: LyricText): SungSyllables {
  const ofLine = (line: string): number => syllablesOf(line, language).reduce((sum, count) => sum + count, 0);
  const ofStanza = (stanza: Stanza): readonly number[] => stanza.map(ofLine);
  return { verse: verses.map(ofStanza), chorus: ofStanza(chorus), bridge: ofStanza(bridge) };
}
