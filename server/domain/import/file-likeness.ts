import { isExamined, type FoundFile, type ExaminedFile, type KnownFile, type SeenFile } from './known-file';
import { isBeginningOf, isDamagedCopyOf, partsOf, type SoundParts } from './sound-print';

/** The difference in length that copies of one recording may have: encoders add and cut a little silence. */
const SAME_LENGTH_MS = 2_000;
const SAME_LENGTH_SHARE = 0.02;
/** The difference in length that encoders alone cause. */
const NEAR_LENGTH_MS = 250;

export function hasSameTitle<File extends FoundFile>(row: KnownFile, { look, names }: ExaminedFile<File>): boolean {
  const fold = (title: string) => title.normalize('NFC').toLowerCase();
  return look.kind === row.kind && names !== undefined && fold(names.title) === fold(row.title);
}

export function hasSameLength<File extends FoundFile>(row: KnownFile, { look }: ExaminedFile<File>): boolean {
  const allowed = Math.max(SAME_LENGTH_MS, row.durationMs * SAME_LENGTH_SHARE);
  return look.kind === row.kind && Math.abs(look.durationMs - row.durationMs) <= allowed;
}

/** Whether the tags of a file contain the row's title; at the same path, a title from the file's name alone proves nothing. */
export const isCalledTheSame = <File extends FoundFile>(row: KnownFile, file: ExaminedFile<File>): boolean =>
  file.names?.isTitled === true && hasSameTitle(row, file);

/** Whether the two have the same length, except for the silence that encoders add or cut. */
export const hasNearLength = <File extends FoundFile>(row: KnownFile, { look }: ExaminedFile<File>): boolean =>
  look.kind === row.kind && Math.abs(look.durationMs - row.durationMs) <= NEAR_LENGTH_MS;

/** Whether two rows are copies of one recording, now or before one of them was cut or damaged. */
export function haveOneSound(a: KnownFile, b: KnownFile): boolean {
  const sounds = new Set([a.sound, ...a.formerSounds]);
  return [b.sound, ...b.formerSounds].some((sound) => sound !== null && sounds.has(sound));
}

/** The parts of its current sound and of its former sounds. */
export function partsOfRow({ sound, formerSounds }: KnownFile): readonly SoundParts[] {
  return (sound === null ? formerSounds : [sound, ...formerSounds]).map(partsOf);
}

/** Whether one of two sounds seems to be a cut or damaged copy of the other. */
export const arePartsAlike = (a: SoundParts, b: SoundParts): boolean => isBeginningOf(a, b) || isDamagedCopyOf(a, b);

/** Whether one of the two, in its current or a former state, seems to be a cut or damaged copy of the other. */
export function isAlike<File extends FoundFile>(row: KnownFile, file: SeenFile<File>): boolean {
  if (!isExamined(file) || file.look.kind !== row.kind) return false;
  const ownParts = partsOf(file.look.sound);
  return partsOfRow(row).some((parts) => arePartsAlike(ownParts, parts));
}
