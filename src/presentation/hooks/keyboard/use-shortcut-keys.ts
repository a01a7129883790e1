import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useViewModels } from '../view-models-context';
import { runShortcut } from './run-shortcut';
import { ShortcutKeys } from './shortcut-keys';
import { isCallForSearch } from './shortcut-scope';

/** Single-key shortcuts that work anywhere in a window unless the listener turned them off; the search shortcut always works. */
export function useShortcutKeys(page: Window): void {
  const { player, shell, likes, panel, fullScreen, sound } = useViewModels();
  const navigate = useNavigate();
  useEffect(() => {
    const keys = new ShortcutKeys();
    const press = (event: KeyboardEvent): void => {
      const shortcut = shell.areShortcutsOn || isCallForSearch(event) ? keys.read(event) : null;
      if (shortcut === null) return;
      event.preventDefault();
      runShortcut(shortcut, { player, shell, likes, panel, fullScreen, sound, go: (to) => void navigate(to) });
    };
    page.addEventListener('keydown', press);
    return () => page.removeEventListener('keydown', press);
  }, [page, player, shell, likes, panel, fullScreen, sound, navigate]);
}
