import type { RefusalReason } from './refusal';
import type { SoundPrint } from './sound-print';

/** A file that a walk found in the media folder. Times in whole milliseconds. */
export interface FoundFile {
  /** Relative to the media folder, `/` between its parts. */
  readonly path: string;
  readonly size: number;
  readonly modifiedMs: number;
  /** When any property of the file changed, including its name and times; null if unknown. */
  readonly changedMs: number | null;
  /** State of the files beside it that belong to it: lyrics, pictures, a video. */
  readonly companions: string;
}

export type MediaKind = 'song' | 'clip';

/** Whether the last check found the file of a song or a short video and could read it. */
export type Presence = 'here' | 'away' | 'refused';

/** A song or a short video as an earlier scan left it, with its file at that time. */
export interface KnownFile extends FoundFile {
  readonly kind: MediaKind;
  readonly id: string;
  readonly revision: string;
  readonly presence: Presence;
  /** The version of our readers that read the file, or failed to read it. */
  readonly reader: number;
  /** Fingerprint of the whole file: the only identification in older versions of this program. */
  readonly fingerprint: string;
  /** Null until a version that computes it has read the file. */
  readonly sound: SoundPrint | null;
  /** Prints of its sound before its file was cut, damaged or replaced. */
  readonly formerSounds: readonly SoundPrint[];
  /** The MusicBrainz ids of its recording and its album; null unless its tags have both. */
  readonly recording: string | null;
  /** The title that its file has. */
  readonly title: string;
  readonly durationMs: number;
}

/** The result of examining a file without reading its tags. */
export type FileExamination =
  | { readonly kind: MediaKind; readonly fingerprint: string; readonly sound: SoundPrint; readonly durationMs: number }
  | { readonly kind: 'refused'; readonly reason: RefusalReason };

/** The names in a file's tags. */
export interface FileNames {
  /** Taken from its file name if its tags have none. */
  readonly title: string;
  /** Whether its tags contain the title. */
  readonly isTitled: boolean;
  readonly recording: string | null;
}

/** A file of this scan, with the findings so far. */
export interface SeenFile<File extends FoundFile> {
  readonly file: File;
  readonly look?: FileExamination | undefined;
  readonly names?: FileNames | undefined;
}

/** A file whose sound is known. */
export interface ExaminedFile<File extends FoundFile> extends SeenFile<File> {
  readonly look: Exclude<FileExamination, { kind: 'refused' }>;
}

export function isExamined<File extends FoundFile>(file: SeenFile<File>): file is ExaminedFile<File> {
  return file.look !== undefined && file.look.kind !== 'refused';
}

/** Whether a file has not changed since it was last examined. */
export function isAsBefore(file: FoundFile, before: FoundFile): boolean {
  return isSameFile(file, before) && file.companions === before.companions;
}

/** The same, but ignores the files beside it. */
export function isSameFile(file: FoundFile, before: FoundFile): boolean {
  const isSameChange = file.changedMs === null || before.changedMs === null || file.changedMs === before.changedMs;
  return file.size === before.size && file.modifiedMs === before.modifiedMs && isSameChange;
}

/** More need not be stored: a file that is cut or damaged is whole again after a few scans. */
const MOST_FORMER_SOUNDS = 8;

/** The former sounds of a song or clip whose current sound is `sound`, the latest first. */
export function formerSoundsOf(row: KnownFile | undefined, sound: SoundPrint): readonly SoundPrint[] {
  if (row === undefined) return [];
  const before = [row.sound ?? [], row.formerSounds].flat().filter((each) => each !== sound);
  return [...new Set(before)].slice(0, MOST_FORMER_SOUNDS);
}
