import type { SungSyllables } from '../music/song-brief';
import type { LyricText, Stanza } from './lyric-text';
import { syllablesOf } from './syllables-of';

/** The number of syllables in each line of each part, for which the composer writes the melody. */
export function syllableCounts({ language, verses, chorus, bridge }: LyricText): SungSyllables {
  const ofLine = (line: string): number => syllablesOf(line, language).reduce((sum, count) => sum + count, 0);
  const ofStanza = (stanza: Stanza): readonly number[] => stanza.map(ofLine);
  return { verse: verses.map(ofStanza), chorus: ofStanza(chorus), bridge: ofStanza(bridge) };
}
