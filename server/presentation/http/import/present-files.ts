import { foldText } from '../../../../contract/kernel/fold-text';
import type { ImportFileWire } from '../../../../contract/import-files';
import { readablePath } from '../../../domain/import/path-text';
import { REFUSAL_REASONS, type RefusedFile } from '../../../domain/import/refusal';
import { IMPORT_WARNINGS, type FileWithWarnings } from '../../../domain/import/import-warning';
import type { Language } from '../language';
import { REFUSAL_WORDS, RESERVATION_WORDS, reservationMessages } from './import-messages';

/** A file that was left out, in the caller's language. */
export const presentRefused = ({ path, reason }: RefusedFile, language: Language): ImportFileWire => ({
  path: readablePath(path),
  reasons: [reason],
  message: REFUSAL_WORDS[reason][language],
});

/** A file that is only partly imported, in the caller's language. */
export const presentReserved = (file: FileWithWarnings, language: Language): ImportFileWire => ({
  path: readablePath(file.path),
  reasons: file.video === null ? [...file.reservations] : [...file.reservations, 'video'],
  message: reservationMessages(file, language),
});

/** The reasons and reservations whose text contains the search text; none where the search text is empty. */
export function wordsHolding(searchText: string, language: Language) {
  const text = foldText(searchText);
  const holds = (words: Readonly<Record<Language, string>>) => text !== '' && foldText(words[language]).includes(text);
  return {
    reasons: REFUSAL_REASONS.filter((reason) => holds(REFUSAL_WORDS[reason])),
    reservations: IMPORT_WARNINGS.filter((reservation) => holds(RESERVATION_WORDS[reservation])),
  };
}
