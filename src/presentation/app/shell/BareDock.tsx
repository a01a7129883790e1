import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { loadBars, loadDialogs, loadMenu, loadSignIn } from '../loading/bare-dock-parts';
import { lazyPart } from '../../hooks/lazy-part';
import { useViewModels } from '../../hooks/view-models-context';

const PlayerBars = lazyPart(async () => (await loadBars()).PlayerBars);
const SongMenu = lazyPart(async () => (await loadMenu()).SongMenu);
const LibraryDialogs = lazyPart(async () => (await loadDialogs()).LibraryDialogs);
const SignInDialog = lazyPart(async () => (await loadSignIn()).SignInDialog);

/** The dock on a page without layout, and the parts that its buttons open. */
export const BareDock = observer(function BareDock() {
  const { account, songMenu, libraryDialogs } = useViewModels();
  return (
    <>
      <WithoutTabs>
        <PlayerBars />
      </WithoutTabs>
      {songMenu.request !== null && <SongMenu request={songMenu.request} />}
      {libraryDialogs.dialog !== null && <LibraryDialogs />}
      {account.asking !== null && <SignInDialog reason={account.asking} />}
    </>
  );
});

/** A phone's player is lower when there are no tabs below it. */
const WithoutTabs = styled.div`
  --tab-h: 0px;
  display: contents;
`;
