import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import styled from 'styled-components';
import { MEDIA } from '../../design-system/media';
import { lazyPart } from '../../hooks/lazy-part';
import {
  loadBackAndForward,
  loadDemoBar,
  loadIdleParts,
  loadKeyboard,
  loadLibraryDialogs,
  loadPlayerBars,
  loadSignInDialog,
  loadSongMenu,
  loadUnsupportedPage,
} from '../loading/parts';
import { useViewModels } from '../../hooks/view-models-context';
import { BottomTabs } from './BottomTabs';
import { Header } from './Header';
import { NavigationProgress } from './NavigationProgress';
import { Sidebar } from './Sidebar';
import { SupportedOutlet } from './SupportedOutlet';
import { CONTENT_ID, SkipLinks } from '../../components/SkipLinks';
import { useDocumentLook } from '../../hooks/use-document-look';

const SignInDialog = lazyPart(loadSignInDialog);
const PlayerBars = lazyPart(loadPlayerBars);

const KeyboardShortcuts = lazyPart(loadKeyboard);
const BackAndForward = lazyPart(loadBackAndForward);
const SongMenu = lazyPart(loadSongMenu);
const LibraryDialogs = lazyPart(loadLibraryDialogs);
const IdleParts = lazyPart(loadIdleParts);
const DemoBar = lazyPart(loadDemoBar);
const UnsupportedPage = lazyPart(loadUnsupportedPage);

/** Everything around the page. The shell stays mounted while pages change, so the sound continues. */
export const Shell = observer(function Shell() {
  const { shell, player, panel, account, demo, songMenu, libraryDialogs, freshness } = useViewModels();
  useDocumentLook(shell.theme, shell.language);
  useEffect(() => {
    demo.open();
    return () => demo.dispose();
  }, [demo]);
  const hasDock = player.song !== null && !shell.closeFooter;
  return (
    <Frame data-pinned={shell.isPinned} data-dock={hasDock}>
      <SkipLinks hasPlayer={hasDock} />
      <NavigationProgress />
      <Sidebar />
      <Column>
        <Header />
        <Page id={CONTENT_ID} tabIndex={-1}>
          <SupportedOutlet key={freshness.departures} lacking={<UnsupportedPage />} />
        </Page>
      </Column>
      {demo.isShown && !shell.closeFooter && <DemoBar />}
      {hasDock && <Fade />}
      {(hasDock || (panel.tab !== null && !shell.closeFooter)) && <PlayerBars />}
      <BottomTabs />
      <KeyboardShortcuts />
      <BackAndForward />
      <IdleParts />
      {songMenu.request !== null && <SongMenu request={songMenu.request} />}
      {libraryDialogs.dialog !== null && <LibraryDialogs />}
      {account.asking !== null && <SignInDialog reason={account.asking} />}
    </Frame>
  );
});

const Frame = styled.div`
  --shell-nav: var(--nav-rail);
  display: grid;
  grid-template-columns: var(--shell-nav) minmax(0, 1fr);
  min-height: 100dvh;
  &[data-pinned='true'] {
    --shell-nav: var(--nav-w);
  }
  ${MEDIA.upToLaptop} {
    &[data-pinned] {
      --shell-nav: var(--nav-rail);
    }
  }
  ${MEDIA.phone} {
    &[data-pinned] {
      --shell-nav: 0px;
    }
  }
`;

const Column = styled.div`
  grid-column: 2;
  position: relative;
  isolation: isolate;
  min-width: 0;
  min-height: 100dvh;
  container: main / inline-size;
`;

const Page = styled.main`
  max-width: calc(1480px + 2 * var(--gutter));
  margin-inline: auto;
  padding: 0 var(--gutter) calc(140px + var(--demo-h, 0px));
  outline: none;
  ${MEDIA.phone} {
    padding-bottom: calc(var(--tab-h) + var(--mini-h) + var(--demo-h, 0px) + 40px + env(safe-area-inset-bottom));
  }
`;

/** A soft fade under the dock, where the page content disappears. */
const Fade = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: var(--z-nav);
  height: 112px;
  background: linear-gradient(180deg, transparent, color-mix(in srgb, var(--bg) 92%, transparent) 40%, var(--bg));
  pointer-events: none;
  :has([data-sea]) > & {
    display: none;
  }
  ${MEDIA.phone} {
    display: none;
  }
`;
