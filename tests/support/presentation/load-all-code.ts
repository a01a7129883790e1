import {
  BROWSE_PAGES,
  loadAccount,
  loadAdmin,
  loadAuthPages,
  loadBareShell,
  loadError,
  loadHome,
  loadLists,
  loadSearch,
  loadSong,
  loadStaticPages,
} from '../../../src/presentation/app/loading/pages';
import {
  loadIdleParts,
  loadKeyboard,
  loadOwnAccount,
  loadPlayerBars,
  loadSidebarFoot,
  loadSignInDialog,
  loadSongMenu,
} from '../../../src/presentation/app/loading/parts';
import { loadRightPanel } from '../../../src/presentation/features/queue-panel/PanelPlace';
import { loadSearchAssistant } from '../../../src/presentation/features/search-box/SearchField';
import { loadToasts } from '../../../src/presentation/features/toasts/LazyToasts';
import { startI18n } from '../../../src/presentation/i18n/start-i18n';

/**
 * Loads the code of the product's pages with their Vietnamese messages before the first test, so that compiling does not use up
 * that test's time.
 */
export async function loadAllCode(): Promise<void> {
  await startI18n().ready;
  await Promise.all([loadHome(), loadSong(), loadError(), loadSignInDialog(), loadOwnAccount()]);
  await Promise.all([
    loadBareShell(),
    loadAuthPages(),
    loadAccount(),
    loadSearch(),
    loadLists(),
    loadSearchAssistant(),
  ]);
  await Promise.all([loadKeyboard(), loadPlayerBars(), loadRightPanel(), loadToasts()]);
  await Promise.all([loadStaticPages(), loadIdleParts(), loadSidebarFoot(), loadAdmin()]);
  await Promise.all([loadSongMenu(), ...BROWSE_PAGES.map(({ load }) => load())]);
}
