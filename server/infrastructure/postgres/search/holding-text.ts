import { foldText } from '../../../../contract/kernel/fold-text';
import { literally } from './name-patterns';

/** A LIKE pattern for folded texts that contain this one; null where it is empty. */
export function holdingText(searchText: string): string | null {
  const folded = foldText(searchText);
  return folded === '' ? null : `%${literally(folded)}%`;
}
