import { writeArpeggio } from './arrange/write-arpeggio';
import { writeBass } from './arrange/write-bass';
import { writeChords, writePad } from './arrange/write-chords';
import { writeCounter } from './arrange/write-counter';
import { writeDrums } from './arrange/write-drums';
import { planStructure, type PlannedSection } from './compose/plan-structure';
import { playWithFeel, type Feel } from './compose/play-with-feel';
import { seededRandom } from './compose/seeded-random';
import { BEATS_PER_BAR, TAIL_SECONDS } from './compose/song-time';
import { planHarmony } from './harmony/plan-harmony';
import { writeMelody } from './melody/write-melody';
import type { Part, Phrase, Score, Section } from './score';
import type { SongBrief } from './song-brief';
import { STYLE_RULES } from './styles/style-book';

/** Singers and soloists stray less from the beat than the band, so that words can be shown in time. */
const MELODY_LOOSENESS = 0.6;

function feelOf(brief: SongBrief): Feel {
  const { swing, looseness } = STYLE_RULES[brief.style];
  return { ...swing, loosenessBeats: (looseness * brief.tempo) / 60 };
}

function sung(brief: SongBrief, phrases: readonly Phrase[], feel: Feel): readonly Phrase[] {
  const random = seededRandom(brief.seed, 'melody feel');
  const closer = { ...feel, loosenessBeats: feel.loosenessBeats * MELODY_LOOSENESS };
  return phrases.map((phrase) => ({ ...phrase, notes: playWithFeel(phrase.notes, closer, random) }));
}

function partsOf(
  brief: SongBrief,
  plan: Omit<Parameters<typeof writeCounter>[0], 'seed'>,
  sections: readonly PlannedSection[],
) {
  const rules = STYLE_RULES[brief.style];
  const song = { chords: plan.chords, beatSeconds: 60 / brief.tempo };
  const written: readonly Part[] = [
    { role: 'chords', notes: writeChords(song, sections, rules) },
    { role: 'pad', notes: writePad(song, sections, rules) },
    { role: 'arpeggio', notes: writeArpeggio(song, sections, rules) },
    { role: 'counter', notes: writeCounter({ ...plan, seed: brief.seed }, sections, rules) },
  ];
  const feel = feelOf(brief);
  return written.map(({ role, notes }) => ({
    role,
    notes: playWithFeel(notes, feel, seededRandom(brief.seed, `${role} feel`)),
  }));
}

const published = ({ kind, index, start, beats, energy }: PlannedSection): Section => ({
  kind,
  index,
  start,
  beats,
  energy,
});

/**
 * Composes a whole song from its brief; the same brief gives the same song. The structure fits the requested length and the
 * chords are led voice by voice; the song has a melody (a phrase per line, a note per syllable where words are given), bass,
 * drums and supporting parts.
 */
export function composeSong(brief: SongBrief): Score {
  const rules = STYLE_RULES[brief.style];
  const feel = feelOf(brief);
  const sections = planStructure(brief);
  const chords = planHarmony(brief, rules, { sections, random: seededRandom(brief.seed, 'harmony') });
  const phrases = writeMelody({ brief, rules: rules.melody, chords }, sections);
  const bass = writeBass(sections, { chords, beatSeconds: 60 / brief.tempo }, rules);
  const drums = writeDrums(sections, rules, seededRandom(brief.seed, 'drums'));
  const beats = sections.reduce((sum, section) => sum + section.beats, 0);
  const beatSeconds = 60 / brief.tempo;
  return {
    brief,
    beatSeconds,
    beatsPerBar: BEATS_PER_BAR,
    seconds: beats * beatSeconds + TAIL_SECONDS,
    sections: sections.map(published),
    chords,
    phrases: sung(brief, phrases, feel),
    bass: playWithFeel(bass, feel, seededRandom(brief.seed, 'bass feel')),
    drums: playWithFeel(drums, feel, seededRandom(brief.seed, 'drums feel')),
    parts: partsOf(brief, { chords, phrases }, sections),
  };
}
