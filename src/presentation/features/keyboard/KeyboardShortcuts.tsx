import { observer } from 'mobx-react-lite';
import { lazyPart } from '../../hooks/lazy-part';
import { loadComponent } from '../../hooks/load-component';
import { useViewModels } from '../../hooks/view-models-context';
import { useShortcutKeys } from '../../hooks/keyboard/use-shortcut-keys';

const ShortcutList = lazyPart(() =>
  loadComponent(() => import(/* webpackChunkName: "shortcuts" */ './ShortcutList'), 'keys'),
);

/** The keyboard shortcuts of the page, and their list when it is open. */
export const KeyboardShortcuts = observer(function KeyboardShortcuts() {
  const { shell } = useViewModels();
  useShortcutKeys(window);
  return shell.isShortcutListOpen && <ShortcutList />;
});
