import { loadAdmin } from '../../../src/presentation/app/loading/admin-pages';
import { BROWSE_PAGES, loadSongMenu } from '../../../src/presentation/app/loading/browse-pages';
import { loadLists, loadSearch, loadSearchAssistant } from '../../../src/presentation/app/loading/search-pages';
import { loadKeyboard } from '../../../src/presentation/app/loading/keyboard-part';
import { loadIdleParts, loadSidebarFoot } from '../../../src/presentation/app/loading/idle-part';
import {
  loadAccount,
  loadBareShell,
  loadAuthPages,
  loadError,
  loadHome,
  loadOwnAccount,
  loadStaticPages,
  loadPlayerBars,
  loadSignInDialog,
  loadSong,
  loadToasts,
} from '../../../src/presentation/app/loading/pages';
import { loadRightPanel } from '../../../src/presentation/app/loading/panel-part';
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
