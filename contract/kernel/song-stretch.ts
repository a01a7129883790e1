/** The part of a song that a clip uses, in milliseconds from the song's beginning. */
export interface SongStretch {
  readonly fromMs: number;
  readonly toMs: number;
}

/** A note, split into its text and the seconds that it names. */
export interface ReadNote {
  readonly text: string;
  readonly stretch: SongStretch | null;
}

/** "[1:36-1:58]", with optional fractions of a second and any dash. */
const STRETCH = /\s*\[\s*(\d{1,3}):(\d{1,2}(?:\.\d{1,3})?)\s*[-–—]\s*(\d{1,3}):(\d{1,2}(?:\.\d{1,3})?)\s*\]/u;
const MINUTE = 60;

/**
 * Reads from a clip's note which seconds of its song the clip uses, written as `[1:36-1:58]`. A range that ends before it begins
 * is ignored, and stays part of the text.
 */
export function readStretch(note: string): ReadNote {
  const [whole = '', fromMinutes, fromSeconds, toMinutes, toSeconds] = STRETCH.exec(note) ?? [];
  const fromMs = milliseconds(fromMinutes, fromSeconds);
  const toMs = milliseconds(toMinutes, toSeconds);
  if (whole === '' || toMs <= fromMs) return { text: note, stretch: null };
  return { text: note.replace(whole, '').trim(), stretch: { fromMs, toMs } };
}

/** Writes the form that `readStretch` reads. */
export const writeStretch = ({ fromMs, toMs }: SongStretch): string => `[${clock(fromMs)}-${clock(toMs)}]`;

function clock(ms: number): string {
  const minutes = Math.floor(ms / (MINUTE * 1000));
  return `${minutes}:${((ms - minutes * MINUTE * 1000) / 1000).toFixed(3).padStart(6, '0')}`;
}

function milliseconds(minutes = '0', seconds = '0'): number {
  return Math.round((Number(minutes) * MINUTE + Number(seconds)) * 1000);
}
