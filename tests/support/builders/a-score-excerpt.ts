import type { Note, Score, SectionKind } from '../../../demo-studio/music/score';

interface Timed {
  readonly start: number;
}

/** The first bars of the last section of a kind, as a separate score. */
export function aScoreExcerpt(score: Score, kind: SectionKind, bars: number): Score {
  const section = score.sections.filter((each) => each.kind === kind).at(-1);
  if (!section) throw new Error(`No ${kind}`);
  const from = section.start;
  const to = from + bars * score.beatsPerBar;
  const cut = <T extends Timed>(events: readonly T[]): T[] =>
    events
      .filter((event) => event.start >= from && event.start < to)
      .map((event) => ({ ...event, start: event.start - from }));
  return {
    ...score,
    seconds: (to - from) * score.beatSeconds + 0.4,
    chords: cut(score.chords),
    phrases: cut(score.phrases).map((phrase) => ({ ...phrase, notes: cut<Note>(phrase.notes) })),
    bass: cut(score.bass),
    drums: cut(score.drums),
    parts: score.parts.map((part) => ({ ...part, notes: cut(part.notes) })),
  };
}
