import type { PlannedSection } from '../compose/plan-structure';
import { LAST_CHORD_SECONDS } from '../compose/song-time';
import { chordAt } from '../harmony/plan-harmony';
import type { ChordSpan, Note, Part } from '../score';
import type { StyleRules } from '../styles/style-rules';

const ROLL_SECONDS = 0.075;

/**
 * Whether this part plays the song's last chord in this section: the arpeggio part if the outro has one, otherwise the chords
 * part.
 */
export function isLastBy(role: Part['role'], section: PlannedSection, rules: StyleRules): boolean {
  if (section.kind !== 'outro') return false;
  return role === (rules.arrangements.outro.arpeggio ? 'arpeggio' : 'chords');
}

/** The song's last chord, in its last bar: rolled from the bass up, held into the tail. */
export function lastChord(
  song: { readonly chords: readonly ChordSpan[]; readonly beatSeconds: number },
  outro: PlannedSection,
): Note[] {
  const start = outro.start + outro.beats - 4;
  const roll = ROLL_SECONDS / song.beatSeconds;
  const { pitches, root } = chordAt(song.chords, start);
  const lowest = (pitches[0] ?? 60) - 1;
  const bass = lowest - ((lowest - root + 120) % 12);
  return [bass, ...pitches, (pitches[0] ?? 60) + 12].map((pitch, voice) => ({
    start: start + voice * roll,
    beats: 4 + LAST_CHORD_SECONDS / song.beatSeconds - voice * roll,
    pitch,
    velocity: 0.62 - voice * 0.02,
  }));
}
