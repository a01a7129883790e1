import { useCallback } from 'react';
import type { MediaFailure } from '../view-models/media.view-model';
import { useViewModels } from './view-models-context';

/** Shows a notice that a choice could not be played; only once, even if several places report it. */
export function useMediaFailureNotice(): (of: MediaFailure) => void {
  const { notices } = useViewModels();
  return useCallback(
    (of) => notices.show({ id: 'media', type: 'error', message: { kind: 'media-failed', of } }),
    [notices],
  );
}
