import type { PlannedSection } from '../compose/plan-structure';
import { seededRandom } from '../compose/seeded-random';
import { CHORD_INTERVALS } from '../harmony/chord-intervals';
import { chordAt } from '../harmony/plan-harmony';
import type { ChordSpan, Note, Phrase } from '../score';
import type { StyleRules } from '../styles/style-rules';
import { arrangementOf } from './arrangement-of';

interface Song {
  readonly seed: number;
  readonly chords: readonly ChordSpan[];
  readonly phrases: readonly Phrase[];
}

const ANSWER_FIGURES: readonly (readonly number[])[] = [
  [0, 0.5, 1],
  [0, 0.5],
  [0.5, 1],
  [0, 0.5, 0.75, 1],
];

/** Two to four chord tones, going down or up, in the rest after a line's last note. */
function answers(song: Song, place: number): Note[] {
  const random = seededRandom(song.seed, 'answers');
  const figure = random.pick(ANSWER_FIGURES);
  const upward = random.chance(0.5);
  return song.phrases
    .filter((phrase) => phrase.section === place)
    .flatMap((phrase) => {
      const last = phrase.notes.at(-1);
      const end = phrase.start + phrase.beats;
      if (!last || end - last.start < 2) return [];
      return figure.map((offset, at) => {
        const start = end - 1.5 + offset;
        const tones = chordAt(song.chords, start).pitches;
        const voice = upward ? at : tones.length - 1 - at;
        const pitch = (tones[(voice + tones.length * 2) % tones.length] ?? 60) + 12;
        return { start, beats: at === figure.length - 1 ? 1 : 0.5, pitch, velocity: 0.5 };
      });
    });
}

function guideClass(chord: ChordSpan): readonly number[] {
  const [third = 0, second = 7] = CHORD_INTERVALS[chord.quality];
  return [(chord.root + third) % 12, (chord.root + (second === 2 ? 7 : second)) % 12];
}

/** One long voice through the chords' thirds and sevenths; each note is as near as possible to the previous one. */
function guide(song: Song, section: PlannedSection): Note[] {
  let previous = 69;
  const end = section.start + section.beats;
  const spans = song.chords.filter((chord) => chord.start >= section.start && chord.start < end);
  return spans.map((chord) => {
    const options = guideClass(chord).flatMap((tone) => [tone + 60, tone + 72]);
    const cost = (pitch: number) => Math.abs(pitch - previous) + Math.abs(pitch - 70) * 0.35;
    previous = options.reduce((best, pitch) => (cost(pitch) < cost(best) ? pitch : best));
    return { start: chord.start, beats: chord.beats, pitch: previous, velocity: 0.4 + 0.35 * section.energy };
  });
}

/** The chorus's first line, played where nobody sings: at the end of the intro, at the beginning of the outro. */
function hook(song: Song, section: PlannedSection, chorus: number): Note[] {
  const line = song.phrases.find((phrase) => phrase.section === chorus);
  if (!line) return [];
  const room = section.beats - (section.kind === 'outro' ? 4 : 0);
  if (room < line.beats) return [];
  const start = section.kind === 'outro' ? section.start : section.start + section.beats - line.beats;
  const tones = (at: number) => chordAt(song.chords, at).pitches.map((pitch) => pitch % 12);
  return line.notes
    .map((note) => ({ ...note, start: start + note.start - line.start, velocity: note.velocity * 0.8 }))
    .filter((note) => note.beats < 1 || tones(note.start).every((tone) => (note.pitch - tone + 120) % 12 !== 1));
}

/** The second voice, as each section's arrangement sets it: answers in the melody's rests, a guide line, or the hook. */
export function writeCounter(song: Song, sections: readonly PlannedSection[], rules: StyleRules): readonly Note[] {
  const chorus = sections.findIndex((section) => section.kind === 'chorus');
  return sections.flatMap((section, place) => {
    const wish = arrangementOf(section, rules.arrangements).counter;
    if (wish === 'answers') return answers(song, place);
    if (wish === 'guide') return guide(song, section);
    return wish === 'hook' ? hook(song, section, chorus) : [];
  });
}
