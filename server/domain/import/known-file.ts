import type { RefusalReason } from './refusal';
import type { SoundPrint } from './sound-print';

/** A file of the media folder as a walk finds it. Times in whole milliseconds. */
export interface FoundFile {
  /** Relative to the media folder, `/` between its parts. */
  readonly path: string;
  readonly size: number;
  readonly modifiedMs: number;
  /** When anything about it changed, its name and its times among it; null where nobody knows. */
  readonly changedMs: number | null;
  /** Of what lies beside it and belongs to it: lyrics, pictures, a video. */
  readonly companions: string;
}

export type MediaKind = 'song' | 'clip';

/** Whether the file of a song or a short video was there when somebody last looked, and could be read. */
export type Presence = 'here' | 'away' | 'refused';

/** A song or a short video as an earlier scan left it, with the file that it was. */
export interface KnownFile extends FoundFile {
  readonly kind: MediaKind;
  readonly id: string;
  readonly revision: string;
  readonly presence: Presence;
  /** Which version of our readers read it, or could not. */
  readonly reader: number;
  /** Of the whole file: all that older versions of this program knew of it. */
  readonly fingerprint: string;
  /** Null until it was read by a version that makes it. */
  readonly sound: SoundPrint | null;
  /** What it sounded like before its file was cut, damaged or replaced. */
  readonly formerSounds: readonly SoundPrint[];
  /** The MusicBrainz ids of its recording and its album; null where its tags have not both. */
  readonly recording: string | null;
  /** As its file calls it. */
  readonly title: string;
  readonly durationMs: number;
}

/** What a look at a file found out about it, without asking what its tags say. */
export type FileLook =
  | { readonly kind: MediaKind; readonly fingerprint: string; readonly sound: SoundPrint; readonly durationMs: number }
  | { readonly kind: 'refused'; readonly reason: RefusalReason };

/** What a file's tags say it is. */
export interface FileNames {
  /** Of its name where its tags have none. */
  readonly title: string;
  /** Whether its tags say it. */
  readonly isTitled: boolean;
  readonly recording: string | null;
}

/** A file of this scan, with what was found out about it so far. */
export interface SeenFile<File extends FoundFile> {
  readonly file: File;
  readonly look?: FileLook | undefined;
  readonly names?: FileNames | undefined;
}

/** A file whose sound is known. */
export interface Heard<File extends FoundFile> extends SeenFile<File> {
  readonly look: Exclude<FileLook, { kind: 'refused' }>;
}

export function isHeard<File extends FoundFile>(file: SeenFile<File>): file is Heard<File> {
  return file.look !== undefined && file.look.kind !== 'refused';
}

/** Whether a file is as it was when it was last looked at. */
export function isAsBefore(file: FoundFile, before: FoundFile): boolean {
  return isSameFile(file, before) && file.companions === before.companions;
}

/** The same, whatever lies beside it. */
export function isSameFile(file: FoundFile, before: FoundFile): boolean {
  const isSameChange = file.changedMs === null || before.changedMs === null || file.changedMs === before.changedMs;
  return file.size === before.size && file.modifiedMs === before.modifiedMs && isSameChange;
}

/** More are not worth keeping: a file that is cut or damaged is whole again after a few scans. */
const MOST_FORMER_SOUNDS = 8;

/** What a song or clip that sounds like `sound` now sounded like before, the latest first. */
export function formerSoundsOf(row: KnownFile | undefined, sound: SoundPrint): readonly SoundPrint[] {
  if (row === undefined) return [];
  const before = [row.sound ?? [], row.formerSounds].flat().filter((each) => each !== sound);
  return [...new Set(before)].slice(0, MOST_FORMER_SOUNDS);
}
