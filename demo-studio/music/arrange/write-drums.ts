import type { PlannedSection } from '../compose/plan-structure';
import type { Random } from '../compose/seeded-random';
import type { DrumHit, DrumName } from '../score';
import type { Groove, StyleRules } from '../styles/style-rules';
import { arrangementOf } from './arrangement-of';
import { patternSteps } from './pattern-steps';

const BAR = 4;
const CRASH_FROM_ENERGY = 0.75;

function grooveHits(groove: Groove, span: readonly [from: number, to: number], force: number): DrumHit[] {
  return Object.entries(groove).flatMap(([drum, pattern]) =>
    patternSteps(pattern, span[0], span[1]).map(({ start, mark }) => ({
      start,
      drum: drum as DrumName,
      velocity: Math.min(1, (Number(mark) / 9) * force),
    })),
  );
}

/** Ghost notes: soft snare strokes between the strong ones, as a drummer's left hand plays them; only in sections with a snare. */
function ghosts(section: PlannedSection, hits: readonly DrumHit[], random: Random): DrumHit[] {
  if (!hits.some((hit) => hit.drum === 'snare')) return [];
  const taken = new Set(hits.filter((hit) => hit.drum === 'snare').map((hit) => hit.start));
  const found: DrumHit[] = [];
  for (let at = section.start; at < section.start + section.beats - BAR; at += 0.5) {
    const start = at + 0.25;
    if (!taken.has(start) && random.chance(0.09))
      found.push({ start, drum: 'snare', velocity: random.between(0.1, 0.2) });
  }
  return found;
}

function withFill(hits: readonly DrumHit[], section: PlannedSection, fill: Groove, fillFrom: number): DrumHit[] {
  const lastBar = section.start + section.beats - BAR;
  const from = lastBar + fillFrom / 4;
  const before = hits.filter((hit) => hit.start < from - 1e-6);
  const filling = grooveHits(fill, [lastBar, lastBar + BAR], 0.6 + 0.4 * section.energy);
  return [...before, ...filling.filter((hit) => hit.start >= from - 1e-6)];
}

interface Neighbours {
  readonly before: PlannedSection | undefined;
  readonly after: PlannedSection | undefined;
}

function sectionHits(
  section: PlannedSection,
  { before, after }: Neighbours,
  rules: StyleRules,
  random: Random,
): DrumHit[] {
  const groove = arrangementOf(section, rules.arrangements).drums;
  if (groove === undefined) return [];
  const isOutro = section.kind === 'outro';
  const end = section.start + section.beats - (isOutro ? BAR : 0);
  const played = grooveHits(groove, [section.start, end], 0.68 + 0.32 * section.energy);
  const hits = [...played, ...ghosts(section, played, random)];
  const rises = before !== undefined && section.energy >= CRASH_FROM_ENERGY && section.energy > before.energy;
  if (rises && rules.fills.some((fill) => fill.crash === undefined))
    hits.push({ start: section.start, drum: 'crash', velocity: 0.5 });
  if (isOutro && groove.kick !== undefined) hits.push({ start: end, drum: 'kick', velocity: 0.7 });
  if (after === undefined || isOutro || rules.fills.length === 0) return hits;
  return withFill(hits, section, random.pick(rules.fills), rules.fillFrom);
}

/** The drums: each section's groove, ghost notes, a fill into the next section, a crash where the energy rises; in order. */
export function writeDrums(sections: readonly PlannedSection[], rules: StyleRules, random: Random): readonly DrumHit[] {
  return sections
    .flatMap((section, place) =>
      sectionHits(section, { before: sections[place - 1], after: sections[place + 1] }, rules, random),
    )
    .sort((a, b) => a.start - b.start);
}
