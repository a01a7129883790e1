import { foldText } from '../../../../contract/kernel/fold-text';
import type { ImportFileWire } from '../../../../contract/import-files';
import { REFUSAL_REASONS, type RefusalReason, type RefusedFile } from '../../../domain/import/refusal';
import type { ReservedFile } from '../../../domain/import/reservation';
import type { Language } from '../language';
import { REFUSAL_WORDS, reservationWords } from './import-words';

/** A file that was left out, in the asker's language. */
export const presentRefused = ({ path, reason }: RefusedFile, language: Language): ImportFileWire => ({
  path,
  reasons: [reason],
  message: REFUSAL_WORDS[reason][language],
});

/** A file that is in, though not all of it, in the asker's language. */
export const presentReserved = (file: ReservedFile, language: Language): ImportFileWire => ({
  path: file.path,
  reasons: file.video === null ? [...file.reservations] : [...file.reservations, 'video'],
  message: reservationWords(file, language),
});

/** The reasons whose words hold what is looked for; none where nothing is. */
export function reasonsSought(sought: string, language: Language): readonly RefusalReason[] {
  const text = foldText(sought);
  return text === ''
    ? []
    : REFUSAL_REASONS.filter((reason) => foldText(REFUSAL_WORDS[reason][language]).includes(text));
}
