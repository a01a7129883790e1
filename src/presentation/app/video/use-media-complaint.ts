import { useCallback } from 'react';
import type { MediaFailure } from '../../view-models/media.view-model';
import { useViewModels } from '../view-models-context';

/** Says that something chosen could not be had; once, however many places say it. */
export function useMediaComplaint(): (of: MediaFailure) => void {
  const { notices } = useViewModels();
  return useCallback(
    (of) => notices.show({ id: 'media', type: 'error', message: { kind: 'media-failed', of } }),
    [notices],
  );
}
