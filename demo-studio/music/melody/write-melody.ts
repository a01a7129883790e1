import type { Line, PlannedSection } from '../compose/plan-structure';
import { seededRandom, type Random } from '../compose/seeded-random';
import { BEATS_PER_BAR } from '../compose/song-time';
import { chordAt } from '../harmony/plan-harmony';
import type { ChordSpan, Note, Phrase, SectionKind } from '../score';
import type { SongBrief } from '../song-brief';
import type { MelodyRules } from '../styles/style-rules';
import { choosePitches, type OpenNote, type PitchSpace } from './choose-pitches';
import { motifContour, type Contour } from './contour';
import { lineRhythm, rhythmProfile, type RhythmProfile, type Slot } from './line-rhythm';
import { melodyScale } from './melody-scale';

interface Motif {
  readonly rhythm: RhythmProfile;
  readonly contour: Contour;
  readonly taste: readonly number[];
  readonly notesInTwoBars: number;
}

interface Song {
  readonly brief: SongBrief;
  readonly rules: MelodyRules;
  readonly chords: readonly ChordSpan[];
}

/** The motif of each of four lines, and the number of semitones by which it is moved: statement, answer, sequence, return. */
const FORMS: Readonly<Record<SectionKind, readonly (readonly [motif: number, shift: number])[]>> = {
  verse: [
    [0, 0],
    [0, 2],
    [1, 1],
    [0, 0],
  ],
  chorus: [
    [0, 0],
    [1, 0],
    [0, 2],
    [1, -1],
  ],
  bridge: [
    [0, 0],
    [0, 2],
    [1, 3],
    [1, 0],
  ],
  intro: [[0, 0]],
  outro: [[0, 0]],
};
const CENTRES: Readonly<Record<SectionKind, number>> = {
  intro: 0.4,
  verse: 0.36,
  chorus: 0.6,
  bridge: 0.5,
  outro: 0.4,
};

function motifOf(song: Song, kind: SectionKind, letter: number): Motif {
  const random = seededRandom(song.brief.seed, `motif ${kind} ${letter}`);
  const [fewest, most] = song.rules.notes;
  return {
    rhythm: rhythmProfile(random, song.rules),
    contour: motifContour(random),
    taste: Array.from({ length: 12 }, () => random.fraction()),
    notesInTwoBars: Math.round(random.between(fewest, most)),
  };
}

/** The last line of a section ends on tones of the tonic chord; every second line stays open, on the fifth or second. */
function landingOf(place: number, count: number, key: SongBrief['key']): readonly number[] | null {
  const third = key.mode === 'major' ? 4 : 3;
  if (place === count - 1) return [key.tonic, (key.tonic + third) % 12];
  return place % 2 === 1 ? [(key.tonic + 7) % 12, (key.tonic + 2) % 12] : null;
}

function weightOf(slot: Slot): number {
  const onBeat = slot.start % 2 === 0 ? 0.5 : slot.start % 1 === 0 ? 0.35 : 0.1;
  return Math.min(1, onBeat + slot.beats * 0.3);
}

function velocityOf(slot: Slot, energy: number, random: Random): number {
  const stress = slot.start % 4 === 0 ? 0.08 : slot.start % 1 === 0 ? 0.03 : -0.03;
  return Math.min(1, Math.max(0.2, 0.56 + 0.26 * energy + stress + random.spread() * 0.05));
}

interface LinePlan {
  readonly motif: Motif;
  readonly shift: number;
  readonly start: number;
  readonly line: Line;
  readonly landing: readonly number[] | null;
}

function openNotes(song: Song, plan: LinePlan, centre: number): readonly (OpenNote & Slot)[] {
  const { motif, line } = plan;
  const count = line.syllables ?? Math.max(2, Math.round((motif.notesInTwoBars * line.bars) / 2));
  const slots = lineRhythm(motif.rhythm, line.bars, Math.max(1, count));
  const length = line.bars * BEATS_PER_BAR;
  return slots.map((slot, at) => ({
    ...slot,
    chord: chordAt(song.chords, plan.start + slot.start),
    wish: centre + plan.shift + motif.contour(slot.start / length),
    weight: weightOf(slot),
    landing: at === slots.length - 1 ? plan.landing : null,
    taste: motif.taste,
  }));
}

function writeLine(song: Song, plan: LinePlan, section: PlannedSection): readonly Note[] {
  const { rules, brief } = song;
  const space: PitchSpace = { scale: melodyScale(brief.key, rules.scale), low: rules.low, high: rules.high };
  const lift = section.kind === 'chorus' && section.isLastOfKind ? 0.04 : 0;
  const centre = rules.low + (rules.high - rules.low) * (CENTRES[section.kind] + lift);
  const open = openNotes(song, plan, centre);
  const pitches = choosePitches(open, space);
  const random = seededRandom(brief.seed, `velocity ${section.start} ${plan.start}`);
  return open.map((slot, at) => ({
    start: plan.start + slot.start,
    beats: slot.beats * rules.legato,
    pitch: pitches[at] ?? space.low,
    velocity: velocityOf(slot, section.energy, random),
  }));
}

function writeSection(song: Song, section: PlannedSection, place: number): readonly Phrase[] {
  const motifs = [0, 1].map((letter) => motifOf(song, section.kind, letter));
  const form = FORMS[section.kind];
  let start = section.start;
  return section.lines.map((line, at) => {
    const [letter, shift] = form[at % form.length] ?? [0, 0];
    const motif = motifs[letter];
    if (motif === undefined) throw new Error('A form names its motifs');
    const landing = landingOf(at, section.lines.length, song.brief.key);
    const notes = writeLine(song, { motif, shift, start, line, landing }, section);
    const phrase = { section: place, start, beats: line.bars * BEATS_PER_BAR, notes };
    start += phrase.beats;
    return phrase;
  });
}

/**
 * The melody: verses, choruses and bridges have one phrase per line, made from two motifs per kind of section that return, move
 * in sequence and close. A sung line has one note per syllable. Notes are in order and never overlap.
 */
export const writeMelody = (song: Song, sections: readonly PlannedSection[]): readonly Phrase[] =>
  sections.flatMap((section, place) => writeSection(song, section, place));
