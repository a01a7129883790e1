import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isSupported } from '../use-supported';
import { useViewModels } from '../view-models-context';
import type { Destination } from './read-shortcut';
import { runShortcut } from './run-shortcut';
import { ShortcutKeys } from './shortcut-keys';
import { isCallForSearch } from './shortcut-scope';

/**
 * Single-key shortcuts that work anywhere in a window unless the listener turned them off, or the backend lacks what they need; the
 * search shortcut always works.
 */
export function useShortcutKeys(page: Window): void {
  const { player, shell, annotations, panel, fullScreen, sound, supports } = useViewModels();
  const navigate = useNavigate();
  useEffect(() => {
    const keys = new ShortcutKeys();
    const press = (event: KeyboardEvent): void => {
      const shortcut = shell.areShortcutsOn || isCallForSearch(event) ? keys.read(event) : null;
      if (shortcut === null || !isSupported(shortcut, supports)) return;
      event.preventDefault();
      const go = (to: Destination): void => void navigate(to);
      runShortcut(shortcut, { player, shell, annotations, panel, fullScreen, sound, supports, go });
    };
    page.addEventListener('keydown', press);
    return () => page.removeEventListener('keydown', press);
  }, [page, player, shell, annotations, panel, fullScreen, sound, supports, navigate]);
}
