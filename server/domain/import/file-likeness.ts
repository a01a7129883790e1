import { isHeard, type FoundFile, type Heard, type KnownFile, type SeenFile } from './known-file';
import { isBeginningOf, isDamagedCopyOf, partsOf, type SoundParts } from './sound-print';

/** Two lengths that one recording may have: encoders add and cut a little silence. */
const SAME_LENGTH_MS = 2_000;
const SAME_LENGTH_SHARE = 0.02;

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

/** Of what it sounds like, and of what it sounded like before. */
export function partsOfRow({ sound, formerSounds }: KnownFile): readonly SoundParts[] {
  return (sound === null ? formerSounds : [sound, ...formerSounds]).map(partsOf);
}

/** Whether one of the two seems to be cut or damaged, now or before, and the other one it. */
export function isAlike<File extends FoundFile>(row: KnownFile, file: SeenFile<File>): boolean {
  if (!isHeard(file) || file.look.kind !== row.kind) return false;
  const heard = partsOf(file.look.sound);
  return partsOfRow(row).some((parts) => isBeginningOf(heard, parts) || isDamagedCopyOf(heard, parts));
}
