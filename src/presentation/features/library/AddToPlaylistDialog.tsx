import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EmptyLead } from '../../components/EmptyLead';
import { Button } from '../../design-system/Button';
import { Dialog } from '../../design-system/Dialog';
import { TextField } from '../../design-system/form/TextField';
import { Icon } from '../../design-system/Icon';
import { LIBRARY_ICONS } from '../../design-system/icons/library';
import { insetFocusRing, overlay } from '../../design-system/interaction';
import { failureMessage } from '../../i18n/failure-message';
import { AddToPlaylistViewModel } from '../../view-models/library/add-to-playlist.view-model';
import type { LibraryDialog } from '../../view-models/library/library-dialogs.view-model';
import { useViewModels } from '../../hooks/view-models-context';
import { PlaylistChoice } from './PlaylistChoice';

interface AddToPlaylistDialogProps {
  readonly dialog: Extract<LibraryDialog, { kind: 'add' }>;
}

/** From this number of playlists on, a search field by name is shown. */
const FIND_FROM = 6;

/** Asks which own playlist the songs are added to, or adds them to a new one. */
export const AddToPlaylistDialog = observer(function AddToPlaylistDialog({ dialog }: AddToPlaylistDialogProps) {
  const { libraryDialogs } = useViewModels();
  const { t } = useTranslation('library');
  const common = useTranslation();
  const [viewModel] = useState(() => new AddToPlaylistViewModel(libraryDialogs.deps, dialog.songs));
  useEffect(() => void viewModel.load(), [viewModel]);
  return (
    <Dialog title={t('add.title')} closeLabel={common.t('close')} onClose={libraryDialogs.close}>
      <Create type="button" autoFocus onClick={() => libraryDialogs.openCreate(dialog.songs)}>
        <Tile>
          <Icon path={LIBRARY_ICONS.plus} size={22} />
        </Tile>
        {t('add.create')}
      </Create>
      <Finder viewModel={viewModel} />
      <Choices viewModel={viewModel} />
    </Dialog>
  );
});

const Finder = observer(function Finder({ viewModel }: { readonly viewModel: AddToPlaylistViewModel }) {
  const { t } = useTranslation('library');
  const id = useId();
  const { playlists, searchText } = viewModel;
  if (playlists.kind !== 'ready' || playlists.value.length < FIND_FROM) return null;
  const icon = { name: 'magnifying-glass' } as const;
  return <TextField id={id} label={t('add.find')} icon={icon} value={searchText} onChange={viewModel.search} />;
});

const Choices = observer(function Choices({ viewModel }: { readonly viewModel: AddToPlaylistViewModel }) {
  const { libraryDialogs } = useViewModels();
  const { t } = useTranslation('library');
  const common = useTranslation();
  const { playlists, found } = viewModel;
  if (playlists.kind === 'failed') {
    return (
      <Nothing role="alert">
        <p>{`${t('add.failed')}. ${common.t(failureMessage(playlists.failure.kind))}`}</p>
        <Button onClick={() => void viewModel.load()}>{common.t('retry')}</Button>
      </Nothing>
    );
  }
  if (playlists.kind !== 'ready') return <Nothing role="status">{common.t('loading')}</Nothing>;
  if (found.length === 0)
    return (
      <Nothing role="status">
        <EmptyLead /> <span>{t(viewModel.hasNone ? 'add.none' : 'add.noMatch')}</span>
      </Nothing>
    );
  const choose = (playlist: (typeof found)[number]): void =>
    void viewModel.add(playlist).then((isAdded) => isAdded && libraryDialogs.close());
  return (
    <List>
      {found.map((playlist) => (
        <li key={playlist.id}>
          <PlaylistChoice
            playlist={playlist}
            isPending={viewModel.pending === playlist.id}
            onChoose={() => choose(playlist)}
          />
        </li>
      ))}
    </List>
  );
});

const Create = styled.button`
  display: flex;
  align-items: center;
  gap: 12px;
  width: calc(100% + 16px);
  min-height: 60px;
  margin: -6px -8px 8px;
  padding: 0 8px;
  border-radius: var(--r-sm);
  font-weight: var(--fw-strong);
  text-align: left;
  ${overlay}
  ${insetFocusRing}
`;

const Tile = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: var(--r-xs);
  background: var(--accent-soft);
  color: var(--accent-strong);
`;

const List = styled.ul`
  margin: 8px -8px 0;
`;

const Nothing = styled.div`
  display: grid;
  justify-items: center;
  gap: 14px;
  padding: 26px 0 14px;
  color: var(--text-2);
  text-align: center;
`;
