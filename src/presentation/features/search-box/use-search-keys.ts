import { useEffect } from 'react';
import type { SearchFieldViewModel, SearchOption } from '../../view-models/search/search-field.view-model';
import { clearField } from './clear-field';

interface SearchKeys {
  readonly viewModel: SearchFieldViewModel;
  /** The list below the field is open. */
  readonly isListed: boolean;
  readonly onChoose: (option: SearchOption) => void;
}

/** Design §11: the arrows mark an option, Enter opens the marked option, Esc first clears and then closes. */
export function useSearchKeys(input: HTMLInputElement, { viewModel, isListed, onChoose }: SearchKeys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.isComposing) return;
      const act = isListed ? listActions(viewModel, onChoose)[event.key] : undefined;
      const isDone = act?.() ?? (event.key === 'Escape' && clearOrLeave(input));
      if (isDone) event.preventDefault();
    };
    input.addEventListener('keydown', press);
    return () => input.removeEventListener('keydown', press);
  });
}

/** Each function returns whether it did something. */
function listActions(
  viewModel: SearchFieldViewModel,
  onChoose: SearchKeys['onChoose'],
): Readonly<Record<string, () => boolean>> {
  const move = (step: 1 | -1) => (): boolean => {
    viewModel.move(step);
    return true;
  };
  const choose = (): boolean => {
    const option = viewModel.activeOption ?? viewModel.textOption;
    if (option !== null) onChoose(option);
    return option !== null;
  };
  return { ArrowDown: move(1), ArrowUp: move(-1), Enter: choose };
}

function clearOrLeave(input: HTMLInputElement): boolean {
  if (input.value === '') input.blur();
  else clearField(input);
  return true;
}
