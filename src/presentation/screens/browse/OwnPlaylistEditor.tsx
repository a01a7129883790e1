import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { CollectionSong } from '../../../domain/catalogue/collection-detail';
import type { Song } from '../../../domain/catalogue/song';
import { formatDuration } from '../../../domain/shared/format-duration';
import type { Orderable } from '../../components/library/use-reorder';
import { Artists, Length, Rank, Text, Title } from '../../components/song-row-parts';
import { SongRow } from '../../components/SongRow';
import { IconButton } from '../../design-system/IconButton';
import { LIBRARY_ICONS } from '../../design-system/icons/library';
import { MEDIA } from '../../design-system/media';
import type { OwnEntriesViewModel } from '../../view-models/library/own-entries.view-model';
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
      renderItem={({ id, song, title }, place) => (
        <Entry
          look="order"
          song={song}
          rank={place}
          end={
            <>
              <Length>{formatDuration(song.duration)}</Length>
              <IconButton
                icon={{ path: LIBRARY_ICONS.x }}
                label={t('own.removeSong', { title })}
                tip={null}
                onClick={() => entries.remove(id)}
              />
            </>
          }
        />
      )}
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

/** Only its controls can be pressed, so the pointer leaves no trace on the row. */
const Entry = styled(SongRow)`
  &&& {
    flex: 1;
    min-width: 0;
    padding: 0;
    background: none;
  }
  && ${Rank} {
    width: 36px;
    margin-right: -8px;
    color: var(--text-3);
    font: inherit;
    font-variant-numeric: tabular-nums;
    letter-spacing: inherit;
    ${MEDIA.phone} {
      display: none;
    }
  }
  && ${Text} {
    pointer-events: auto;
  }
  && ${Length} {
    padding: 0 2px;
  }
  ${MEDIA.phone} {
    && ${Title} {
      line-height: 21px;
    }
    && ${Artists} {
      line-height: 18px;
    }
  }
`;
