import { observer } from 'mobx-react-lite';
import { ScrollRestoration, useParams, type Location } from 'react-router-dom';
import { loadIdleParts, loadKeyboard, loadPhonePlayer, loadUnsupportedPage } from '../loading/parts';
import { lazyPart } from '../../hooks/lazy-part';
import { useViewModels } from '../../hooks/view-models-context';
import { BareDock } from './BareDock';
import { LayerGuard } from './LayerGuard';
import { NavigationProgress } from './NavigationProgress';
import { SupportedOutlet } from './SupportedOutlet';
import { useDocumentLook } from '../../hooks/use-document-look';

const KeyboardShortcuts = lazyPart(loadKeyboard);
const IdleParts = lazyPart(loadIdleParts);
const PhonePlayer = lazyPart(loadPhonePlayer);
const UnsupportedPage = lazyPart(loadUnsupportedPage);

/**
 * The first history entry of a tab has the same key on every page; with the key alone, a page would be scrolled to the position
 * of another one.
 */
const placeOf = ({ key, pathname }: Location): string => `${key} ${pathname}`;

/**
 * The shell of pages without layout (specification §2). Playback continues, and its mini player stays (decisions.md §4); on error
 * pages the dock stays (§5).
 */
export const BareShell = observer(function BareShell() {
  const { shell, player, freshness } = useViewModels();
  const isErrorPage = useIsErrorPage();
  useDocumentLook(shell.theme, shell.language);
  return (
    <>
      <LayerGuard />
      <NavigationProgress />
      <SupportedOutlet key={freshness.departures} lacking={<UnsupportedPage isBare />} />
      {player.song !== null && !shell.closeFooter && (isErrorPage ? <BareDock /> : <PhonePlayer isAlone />)}
      <KeyboardShortcuts />
      <IdleParts isBare />
      <ScrollRestoration getKey={placeOf} />
    </>
  );
});

/** Only the catch-all routes have these parameters. */
function useIsErrorPage(): boolean {
  const params = useParams();
  return 'code' in params || '*' in params;
}
