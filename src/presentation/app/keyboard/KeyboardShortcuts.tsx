import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { lazyPart } from '../loading/lazy-part';
import { needWords } from '../../i18n/start-i18n';
import { loadPage } from '../loading/load-page';
import { useViewModels } from '../view-models-context';
import { runShortcut } from './run-shortcut';
import { shortcutOf } from './shortcut-scope';

const ShortcutList = lazyPart(async () => {
  const list = loadPage(() => import(/* webpackChunkName: "shortcuts" */ './ShortcutList'));
  const [part] = await Promise.all([list, loadPage(() => needWords('keys'))]);
  return part.ShortcutList;
});

/** Single keys that act anywhere on the page, unless the listener turned them off. */
export const KeyboardShortcuts = observer(function KeyboardShortcuts() {
  const { player, shell } = useViewModels();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const shortcut = shell.areShortcutsOn ? shortcutOf(event) : null;
      if (shortcut === null) return;
      event.preventDefault();
      runShortcut(shortcut, { player, shell });
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [player, shell]);
  return shell.isShortcutListOpen && <ShortcutList />;
});
