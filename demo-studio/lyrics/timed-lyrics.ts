import type { Note, Phrase, Score, Section } from '../music/score';
import type { LyricText } from './lyric-text';
import { syllablesOf, wordsOf } from './syllables-of';

interface SungWord {
  /** Milliseconds. */
  readonly at: number;
  readonly text: string;
}

interface SungLine {
  readonly at: number;
  readonly until: number;
  readonly words: readonly SungWord[];
}

/** During a shorter rest, the last sung line is shown until the next one. */
const REST_MS = 1_500;

/**
 * The song's lyrics with their times, as LRC, or as enhanced LRC where words have their own times. A line starts at its phrase's
 * first note, a word at the note of its first syllable; an empty line means that nothing is sung for a while. Times are in order
 * and inside the song; phrases without words, such as those of an instrumental bridge, are left out.
 */
export function timedLyrics(score: Score, text: LyricText): string {
  const lines = sungLines(score, text);
  const written = lines.flatMap((line, index) => {
    const next = lines[index + 1];
    const isRest = next === undefined || next.at - line.until >= REST_MS;
    return [writeLine(line, text.timedBy), ...(isRest ? [`[${stamp(line.until)}]`] : [])];
  });
  return `${written.join('\n')}\n`;
}

function sungLines(score: Score, text: LyricText): readonly SungLine[] {
  const taken = new Map<number, number>();
  let earliest = 0;
  return score.phrases.flatMap((phrase) => {
    const place = taken.get(phrase.section) ?? 0;
    taken.set(phrase.section, place + 1);
    const words = linesOf(score.sections[phrase.section], text)[place];
    if (words === undefined || phrase.notes.length === 0) return [];
    const line = singLine(words, { phrase, score, text }, earliest);
    earliest = line.until;
    return [line];
  });
}

function linesOf(section: Section | undefined, text: LyricText): readonly string[] {
  if (section?.kind === 'verse') return text.verses[section.index] ?? [];
  if (section?.kind === 'chorus') return text.chorus;
  return section?.kind === 'bridge' ? text.bridge : [];
}

interface Singing {
  readonly phrase: Phrase;
  readonly score: Score;
  readonly text: LyricText;
}

function singLine(line: string, { phrase, score, text }: Singing, earliest: number): SungLine {
  const toMs = (beats: number): number => Math.round(Math.min(beats * score.beatSeconds, score.seconds) * 1000);
  const notes = phrase.notes;
  const counts = syllablesOf(line, text.language);
  let syllable = 0;
  let after = earliest;
  const words = wordsOf(line).map((word, index) => {
    const note = notes[Math.min(syllable, notes.length - 1)] as Note;
    syllable += counts[index] ?? 1;
    after = Math.max(after, toMs(note.start));
    return { at: after, text: word };
  });
  const last = notes[notes.length - 1] as Note;
  const until = Math.max(after, toMs(last.start + last.beats));
  return { at: words[0]?.at ?? after, until, words };
}

function writeLine({ at, until, words }: SungLine, timedBy: LyricText['timedBy']): string {
  if (timedBy === 'line') return `[${stamp(at)}]${words.map(({ text }) => text).join(' ')}`;
  const timed = words.map((word) => `<${stamp(word.at)}>${word.text}`).join(' ');
  return `[${stamp(at)}]${timed} <${stamp(until)}>`;
}

function stamp(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  const seconds = ((milliseconds % 60_000) / 1000).toFixed(3);
  return `${String(minutes).padStart(2, '0')}:${seconds.padStart(6, '0')}`;
}
