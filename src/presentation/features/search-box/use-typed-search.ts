import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { TYPING_PAUSE } from '../../../domain/search/typing-pause';
import type { SearchFieldViewModel } from '../../view-models/search/search-field.view-model';
import { SEARCH_PATH } from './search-path';

/**
 * Passes typed text to the list below the field. On the search page the text goes into the page's address, and the page follows.
 */
export function useTypedSearch(input: HTMLInputElement, viewModel: SearchFieldViewModel, isHere: boolean): void {
  const address = useFollowedAddress(input);
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
      if (isHere) waiting = setTimeout(() => address.current.follow(), TYPING_PAUSE);
    };
    const leave = (): void => {
      if (isHere) viewModel.remember(input.value.trim());
    };
    write();
    // Text may be typed before this part is loaded.
    if (isHere && document.activeElement === input) waiting = setTimeout(() => address.current.catchUp(), TYPING_PAUSE);
    input.addEventListener('input', type);
    input.addEventListener('change', leave);
    return () => {
      clearTimeout(waiting);
      input.removeEventListener('input', type);
      input.removeEventListener('change', leave);
    };
  }, [input, viewModel, isHere, address]);
}

/**
 * Writes the typed text into the address, replacing the earlier text; the selected kind stays. `catchUp` writes it only if the
 * two texts differ.
 */
function useFollowedAddress(input: HTMLInputElement) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const address = useRef({ follow: (): void => undefined, catchUp: (): void => undefined });
  useEffect(() => {
    const params = new URLSearchParams(search);
    const shown = (params.get('q') ?? '').trim();
    const follow = (): void => {
      params.set('q', input.value.trim());
      if (params.get('q') === '') params.delete('q');
      void navigate({ pathname: SEARCH_PATH, search: params.toString() }, { replace: true });
    };
    const catchUp = (): void => {
      if (input.value.trim() !== shown) follow();
    };
    address.current = { follow, catchUp };
  }, [input, navigate, search]);
  return address;
}
