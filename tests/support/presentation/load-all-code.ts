import type { RouteObject } from 'react-router-dom';
import {
  loadIdleParts,
  loadKeyboard,
  loadOwnAccount,
  loadPlayerBars,
  loadSidebarFoot,
  loadSignInDialog,
  loadSongMenu,
  loadUnsupportedPage,
} from '../../../src/presentation/app/loading/parts';
import { routes } from '../../../src/presentation/app/routes';
import { loadRightPanel } from '../../../src/presentation/features/queue-panel/PanelPlace';
import { loadSearchAssistant } from '../../../src/presentation/features/search-box/SearchField';
import { loadToasts } from '../../../src/presentation/features/toasts/LazyToasts';
import { startI18n } from '../../../src/presentation/i18n/start-i18n';

type Load = () => unknown;

const loadersOf = (table: readonly RouteObject[]): readonly Load[] =>
  table.flatMap(({ loader = [], children = [] }) => [loader as Load, loadersOf(children)].flat());

/**
 * Loads the code of the product's pages with their Vietnamese messages before the first test, so that compiling does not use up
 * that test's time.
 */
export async function loadAllCode(): Promise<void> {
  await startI18n().ready;
  await Promise.all(loadersOf(routes).map((load) => load()));
  await Promise.all([loadSignInDialog(), loadOwnAccount(), loadSearchAssistant(), loadSongMenu()]);
  await Promise.all([loadKeyboard(), loadPlayerBars(), loadRightPanel(), loadToasts()]);
  await Promise.all([loadIdleParts(), loadSidebarFoot(), loadUnsupportedPage()]);
}
