import type { PlannedSection } from '../compose/plan-structure';
import type { Random } from '../compose/seeded-random';
import { BEATS_PER_BAR } from '../compose/song-time';
import type { ChordSpan } from '../score';
import type { SongBrief } from '../song-brief';
import type { ProgressionBook, StyleRules } from '../styles/style-rules';
import { readProgression, type ProgressionChord } from './read-progression';
import { voiceChord } from './voice-chord';

type Bars = readonly (readonly ProgressionChord[])[];
type Progressions = Readonly<Record<'verse' | 'chorus' | 'bridge' | 'ending', Bars>>;

function choose(book: ProgressionBook, random: Random): Progressions {
  return {
    verse: readProgression(random.pick(book.verse)),
    chorus: readProgression(random.pick(book.chorus)),
    bridge: readProgression(random.pick(book.bridge)),
    ending: readProgression(book.ending),
  };
}

function barsOf(section: PlannedSection, progressions: Progressions): Bars {
  const { kind, bars } = section;
  const source = kind === 'intro' ? progressions.verse : kind === 'outro' ? progressions.chorus : progressions[kind];
  // A short intro leads into the verse, so it plays the end of the progression.
  const from = kind === 'intro' && bars < source.length ? source.length - bars : 0;
  return Array.from({ length: bars }, (_, bar) => {
    if (kind === 'outro' && bar === bars - 1) return progressions.ending[0] ?? [];
    return source[(from + bar) % source.length] ?? [];
  });
}

/**
 * The chords of a song, in order from beat 0 to the end: progressions of the style, chosen by the seed, the same in every section
 * of a kind. The outro ends on the tonic; each chord is voiced from the previous one.
 */
export function planHarmony(
  brief: SongBrief,
  rules: StyleRules,
  timeline: { readonly sections: readonly PlannedSection[]; readonly random: Random },
): readonly ChordSpan[] {
  const progressions = choose(rules.harmony[brief.key.mode], timeline.random);
  const spans: ChordSpan[] = [];
  let start = 0;
  let previous: readonly number[] | null = null;
  for (const chord of timeline.sections.flatMap((section) => barsOf(section, progressions)).flat()) {
    const root = (brief.key.tonic + chord.degree) % 12;
    const pitches: readonly number[] = voiceChord({ root, quality: chord.quality }, rules.voicing, previous);
    const beats = chord.bars * BEATS_PER_BAR;
    spans.push({ start, beats, root, quality: chord.quality, pitches });
    previous = pitches;
    start += beats;
  }
  return spans;
}

/** The chord at a beat; for a beat after the end, the last chord. */
export function chordAt(chords: readonly ChordSpan[], beat: number): ChordSpan {
  let low = 0;
  let high = chords.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((chords[middle]?.start ?? 0) <= beat + 1e-6) low = middle;
    else high = middle - 1;
  }
  const chord = chords[low];
  if (chord === undefined) throw new Error('A song has chords');
  return chord;
}
