import type { FileLook, FoundFile, KnownFile, SeenFile } from './known-file';
import { isBeginningOf, isDamagedCopyOf, type SoundParts } from './sound-print';

/** A file whose sound is known. */
export interface Heard<File extends FoundFile> extends SeenFile<File> {
  readonly look: Exclude<FileLook, { kind: 'refused' }>;
}

/** Two lengths that one recording may have: encoders add and cut a little silence. */
const SAME_LENGTH_MS = 2_000;
const SAME_LENGTH_SHARE = 0.02;

export function isHeard<File extends FoundFile>(file: SeenFile<File>): file is Heard<File> {
  return file.look !== undefined && file.look.kind !== 'refused';
}

export function hasSameTitle<File extends FoundFile>(row: KnownFile, { look, names }: Heard<File>): boolean {
  const fold = (title: string) => title.normalize('NFC').toLowerCase();
  return look.kind === row.kind && names !== undefined && fold(names.title) === fold(row.title);
}

export function hasSameLength<File extends FoundFile>(row: KnownFile, { look }: Heard<File>): boolean {
  const allowed = Math.max(SAME_LENGTH_MS, row.durationMs * SAME_LENGTH_SHARE);
  return look.kind === row.kind && Math.abs(look.durationMs - row.durationMs) <= allowed;
}

/** Whether two rows are copies of one recording, now or before one of them was cut or damaged. */
export function haveOneSound(a: KnownFile, b: KnownFile): boolean {
  const sounds = new Set([a.sound, ...a.formerSounds]);
  return [b.sound, ...b.formerSounds].some((sound) => sound !== null && sounds.has(sound));
}

/** Whether one of two recordings seems to be cut or damaged, and the other one it. */
export function isAlike(a: SoundParts, b: SoundParts): boolean {
  return isBeginningOf(a, b) || isDamagedCopyOf(a, b);
}
