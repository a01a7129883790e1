import { observer } from 'mobx-react-lite';
import { lazyPart } from '../../hooks/lazy-part';
import { loadPage } from '../../hooks/load-page';
import { useViewModels } from '../../hooks/view-models-context';
import { useShortcutKeys } from '../../hooks/keyboard/use-shortcut-keys';

const ShortcutList = lazyPart(async () => {
  const part = await loadPage(() => import(/* webpackChunkName: "shortcuts" */ './ShortcutList'), 'keys');
  return part.ShortcutList;
});

/** The keyboard shortcuts of the page, and their list when it is open. */
export const KeyboardShortcuts = observer(function KeyboardShortcuts() {
  const { shell } = useViewModels();
  useShortcutKeys(window);
  return shell.isShortcutListOpen && <ShortcutList />;
});
