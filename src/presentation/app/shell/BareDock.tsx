import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { loadLibraryDialogs, loadPlayerBars, loadSignInDialog, loadSongMenu } from '../loading/parts';
import { lazyPart } from '../../hooks/lazy-part';
import { useViewModels } from '../../hooks/view-models-context';

const PlayerBars = lazyPart(loadPlayerBars);
const SongMenu = lazyPart(loadSongMenu);
const LibraryDialogs = lazyPart(loadLibraryDialogs);
const SignInDialog = lazyPart(loadSignInDialog);

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
