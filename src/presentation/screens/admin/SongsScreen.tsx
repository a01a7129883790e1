import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MANAGED_SONG_SORTS, type ManagedSong } from '../../../domain/administration/song-administration.port';
import { useFresh } from '../../hooks/use-fresh';
import { useViewModels } from '../../hooks/view-models-context';
import { Button } from '../../design-system/Button';
import { formatCount } from '../../i18n/format/counts';
import { SongsViewModel } from '../../view-models/admin/songs.view-model';
import type { Column } from './DataTable';
import { Mark } from './admin-row-marks';
import { ManagedTable } from './ManagedTable';
import { PremiumSwitch } from './PremiumSwitch';
import { TagsDialog } from './TagsDialog';
import { useAdminDeps } from './use-admin-deps';

/** `/admin/songs`: the tags of songs, and which songs are premium. */
export const SongsScreen = observer(function SongsScreen() {
  const { t } = useTranslation('admin');
  const deps = useAdminDeps();
  const [viewModel] = useState(() => new SongsViewModel(deps));
  useFresh(viewModel.list);
  useEffect(() => {
    void viewModel.list.refresh();
    return () => viewModel.list.dispose();
  }, [viewModel]);
  const columns = useSongColumns(viewModel);
  return (
    <>
      <ManagedTable
        label={t('songs.label')}
        list={viewModel.list}
        columns={columns}
        searchLabel={t('songs.search')}
        sorts={MANAGED_SONG_SORTS.map((value) => ({ value, label: t(`songs.sorts.${value}`) }))}
      />
      {viewModel.editing !== null && <TagsDialog viewModel={viewModel} editing={viewModel.editing} />}
    </>
  );
});

function useTagColumns(): readonly Column<ManagedSong>[] {
  const { t } = useTranslation('admin');
  return [
    { name: 'artists', title: t('songs.artists'), cell: ({ tags }) => tags.artists.join(', ') },
    { name: 'album', title: t('songs.album'), cell: ({ tags }) => tags.album?.title ?? '–' },
    { name: 'year', title: t('songs.year'), isNumber: true, cell: ({ tags }) => tags.year ?? '–' },
    { name: 'genre', title: t('songs.genre'), cell: ({ tags }) => tags.genre ?? '–' },
  ];
}

function useSongColumns(viewModel: SongsViewModel): readonly Column<ManagedSong>[] {
  const { t } = useTranslation('admin');
  const { shell } = useViewModels();
  const tagColumns = useTagColumns();
  return [
    { name: 'title', title: t('songs.title'), isName: true, cell: (song) => <SongName song={song} /> },
    ...tagColumns,
    {
      name: 'plays',
      title: t('songs.plays'),
      isNumber: true,
      cell: ({ playCount }) => formatCount(playCount, shell.language),
    },
    {
      name: 'premium',
      title: t('songs.premium'),
      cell: (song) => (
        <PremiumSwitch
          label={t('songs.premiumOf', { title: song.tags.title })}
          isOn={song.isPremium}
          isBusy={viewModel.list.busy.has(song.id)}
          onChange={(isOn) => void viewModel.setPremium(song, isOn)}
        />
      ),
    },
    {
      name: 'actions',
      title: t('songs.actions'),
      cell: (song) => (
        <Button small aria-label={t('songs.editOf', { title: song.tags.title })} onClick={() => viewModel.edit(song)}>
          {t('songs.edit')}
        </Button>
      ),
    },
  ];
}

function SongName({ song: { tags, isEdited } }: { readonly song: ManagedSong }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <b>{tags.title}</b> {isEdited && <Mark>{t('songs.edited')}</Mark>}
    </>
  );
}
