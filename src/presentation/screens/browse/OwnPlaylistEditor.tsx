import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CollectionSong } from '../../../domain/catalogue/collection-detail';
import type { Song } from '../../../domain/catalogue/song';
import type { Orderable } from '../../components/library/use-reorder';
import type { OwnEntriesViewModel } from '../../view-models/library/own-entries.view-model';
import { EntryRow } from './EntryRow';
import { ReorderList } from './ReorderList';

interface OwnPlaylistEditorProps {
  readonly items: readonly CollectionSong[];
  readonly entries: OwnEntriesViewModel;
}

interface Entry extends Orderable {
  readonly song: Song;
}

/** The songs of an own playlist, to be moved and removed by pointer or keyboard. */
export const OwnPlaylistEditor = observer(function OwnPlaylistEditor({ items, entries }: OwnPlaylistEditorProps) {
  const { t } = useTranslation('library');
  const words = useReorderLabels(items.length);
  const rows = useMemo<readonly Entry[]>(
    () => items.flatMap(({ song, entry }) => (entry === null ? [] : [{ id: entry.id, title: song.title, song }])),
    [items],
  );
  return (
    <ReorderList
      label={t('own.list')}
      items={rows}
      words={words}
      onMove={entries.move}
      renderItem={({ id, song }, place) => <EntryRow song={song} place={place} onRemove={() => entries.remove(id)} />}
    />
  );
});

/** Announces each step; positions count from 1. */
function useReorderLabels(total: number) {
  const { t } = useTranslation('library');
  const step =
    (key: 'lifted' | 'moved' | 'dropped' | 'cancelled') =>
    ({ title }: Orderable, place: number): string =>
      t(`own.${key}`, { title, place, total });
  return {
    lifted: step('lifted'),
    moved: step('moved'),
    dropped: step('dropped'),
    cancelled: step('cancelled'),
    handle: ({ title }: Orderable) => t('own.handle', { title }),
    hint: t('own.handleHint'),
  };
}
