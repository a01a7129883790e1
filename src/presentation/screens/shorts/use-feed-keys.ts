import { useEffect } from 'react';
import type { FeedIntent } from '../../../domain/shorts/feed-key';
import type { Capability } from '../../../domain/shared/capability';
import { ShortcutKeys } from '../../hooks/keyboard/shortcut-keys';
import { isSupported } from '../../hooks/use-supported';
import { useViewModels } from '../../hooks/view-models-context';
import type { FeedViewModel } from '../../view-models/shorts/feed.view-model';
import { feedIntentOf } from './feed-keys';

const NEEDS: Partial<Record<FeedIntent, Capability>> = { like: 'likes', save: 'accounts', comments: 'comments' };

/** The keys of the feed. They have priority over the player's keys, but not over a page shortcut that begins with G. */
export function useFeedKeys(viewModel: FeedViewModel, fillScreen: () => void): void {
  const { shell, supports } = useViewModels();
  useEffect(() => {
    const shortcuts = new ShortcutKeys();
    const press = (event: KeyboardEvent): void => {
      const leadsAway = shortcuts.read(event)?.kind === 'go';
      const intent = shell.areShortcutsOn && !leadsAway ? feedIntentOf(event) : null;
      if (intent === null || !isSupported({ needs: NEEDS[intent] }, supports)) return;
      event.preventDefault();
      if (intent === 'full-screen') fillScreen();
      else viewModel.press(intent);
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [viewModel, shell, supports, fillScreen]);
}
