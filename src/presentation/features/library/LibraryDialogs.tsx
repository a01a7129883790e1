import { observer } from 'mobx-react-lite';
import { useViewModels } from '../../hooks/view-models-context';
import { AddToPlaylistDialog } from './AddToPlaylistDialog';
import { DeletePlaylistDialog } from './DeletePlaylistDialog';
import { PlaylistDialog } from './PlaylistDialog';

/** The dialogs about playlists, shown over the page that opened them. */
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
