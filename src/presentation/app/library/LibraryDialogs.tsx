import { observer } from 'mobx-react-lite';
import { useViewModels } from '../view-models-context';
import { AddToPlaylistDialog } from './AddToPlaylistDialog';
import { DeletePlaylistDialog } from './DeletePlaylistDialog';
import { PlaylistDialog } from './PlaylistDialog';

/** What is asked about playlists, over whatever page it was asked from. */
export const LibraryDialogs = observer(function LibraryDialogs() {
  const { dialog } = useViewModels().libraryDialogs;
  switch (dialog?.kind) {
    case 'create':
    case 'edit':
      return <PlaylistDialog key={dialog.kind} dialog={dialog} />;
    case 'add':
      return <AddToPlaylistDialog dialog={dialog} />;
    case 'delete':
      return <DeletePlaylistDialog dialog={dialog} />;
    case undefined:
      return null;
  }
});
