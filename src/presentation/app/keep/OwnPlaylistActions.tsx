import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../design-system/Button';
import { IconButton } from '../../design-system/IconButton';
import { KEEP_ICONS } from '../../design-system/icons/keep';
import type { ChangedPlaylist } from '../../view-models/keep/keeping.view-model';
import { useViewModels } from '../view-models-context';

interface OwnPlaylistActionsProps {
  readonly playlist: ChangedPlaylist;
}

/** What the owner of a playlist can do with it: its facts are changed, it is deleted. */
export const OwnPlaylistActions = observer(function OwnPlaylistActions({ playlist }: OwnPlaylistActionsProps) {
  const { keeping } = useViewModels();
  const { t } = useTranslation('keep');
  return (
    <>
      <Button
        variant="outline"
        icon={{ path: KEEP_ICONS['pencil-simple'] }}
        data-act="edit"
        onClick={() => keeping.openEdit(playlist)}
      >
        <span>{t('own.edit')}</span>
      </Button>
      <IconButton
        icon={{ path: KEEP_ICONS.trash }}
        label={t('own.delete')}
        onClick={() => keeping.openDelete(playlist)}
      />
    </>
  );
});
