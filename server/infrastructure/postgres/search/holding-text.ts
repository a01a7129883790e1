import { foldText } from '../../../../contract/kernel/fold-text';
import { literally } from './name-patterns';

/** A pattern for folded texts that hold this one somewhere; null where it is empty. */
export function holdingText(sought: string): string | null {
  const folded = foldText(sought);
  return folded === '' ? null : `%${literally(folded)}%`;
}
