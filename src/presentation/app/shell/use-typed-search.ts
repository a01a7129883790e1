import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SearchFieldViewModel } from '../../view-models/find/search-field.view-model';
import { SEARCH_PATH } from './search-path';

/** Design §15: the hand rests this long, in milliseconds, before the address follows the letters. */
const HAND_RESTS = 180;

/** Letters go to the list below the field; on the page of what is found they go into its address, and the page follows. */
export function useTypedSearch(input: HTMLInputElement, viewModel: SearchFieldViewModel, isHere: boolean): void {
  const follow = useFollowedAddress(input);
  const { search } = useLocation();
  useEffect(() => {
    if (isHere) viewModel.write(input.value);
  }, [input, viewModel, isHere, search]);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const write = (): void => (isHere ? viewModel.write(input.value) : viewModel.type(input.value));
    const type = (): void => {
      write();
      clearTimeout(waiting);
      if (isHere) waiting = setTimeout(() => follow.current(), HAND_RESTS);
    };
    const leave = (): void => {
      if (isHere) viewModel.remember(input.value.trim());
    };
    write();
    // What was typed before this was here.
    if (isHere) waiting = setTimeout(() => follow.current(), HAND_RESTS);
    input.addEventListener('input', type);
    input.addEventListener('change', leave);
    return () => {
      clearTimeout(waiting);
      input.removeEventListener('input', type);
      input.removeEventListener('change', leave);
    };
  }, [input, viewModel, isHere, follow]);
}

/** Writes the letters into the address, unless they are there, in place of those before; the kind that is looked at stays. */
function useFollowedAddress(input: HTMLInputElement) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const follow = useRef<() => void>(() => undefined);
  useEffect(() => {
    follow.current = () => {
      const params = new URLSearchParams(search);
      const text = input.value.trim();
      if (text === (params.get('q') ?? '').trim()) return;
      if (text === '') params.delete('q');
      else params.set('q', text);
      void navigate({ pathname: SEARCH_PATH, search: params.toString() }, { replace: true });
    };
  }, [input, navigate, search]);
  return follow;
}
