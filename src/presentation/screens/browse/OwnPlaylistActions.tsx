import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../design-system/Button';
import { IconButton } from '../../design-system/IconButton';
import { LIBRARY_ICONS } from '../../design-system/icons/library';
import type { ChangedPlaylist } from '../../view-models/library/library-dialogs.view-model';
import { useViewModels } from '../../hooks/view-models-context';

interface OwnPlaylistActionsProps {
  readonly playlist: ChangedPlaylist;
}

/** What the owner of a playlist can do with it: edit its details or delete it. */
export const OwnPlaylistActions = observer(function OwnPlaylistActions({ playlist }: OwnPlaylistActionsProps) {
  const { libraryDialogs, supports } = useViewModels();
  const { t } = useTranslation('library');
  if (!supports('playlists')) return null;
  return (
    <>
      <Button
        variant="outline"
        icon={{ path: LIBRARY_ICONS['pencil-simple'] }}
        data-act="edit"
        onClick={() => libraryDialogs.openEdit(playlist)}
      >
        <span>{t('own.edit')}</span>
      </Button>
      <IconButton
        icon={{ path: LIBRARY_ICONS.trash }}
        label={t('own.delete')}
        onClick={() => libraryDialogs.openDelete(playlist)}
      />
    </>
  );
});
