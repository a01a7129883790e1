import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { EmptyLead } from '../../components/EmptyLead';
import { LibraryEmpty } from '../../components/library/LibraryEmpty';
import { Button } from '../../design-system/Button';
import { LIBRARY_ICONS } from '../../design-system/icons/library';
import type { CollectionViewModel } from '../../view-models/browse/collection.view-model';
import { OwnEntriesViewModel } from '../../view-models/library/own-entries.view-model';
import { useViewModels } from '../../hooks/view-models-context';
import { OwnPlaylistEditor } from './OwnPlaylistEditor';

interface OwnPlaylistTracksProps {
  readonly playlistId: string;
  readonly page: CollectionViewModel;
  /** The table that is shown when not reordering; `onRemove` removes a song. */
  readonly children: (onRemove: (entryId: string) => void) => ReactNode;
}

/** The songs of an own playlist: as a table, or as a list to reorder. */
export const OwnPlaylistTracks = observer(function OwnPlaylistTracks(props: OwnPlaylistTracksProps) {
  const { playlistId, page, children } = props;
  const { libraryDialogs } = useViewModels();
  const { t } = useTranslation('library');
  const [entries] = useState(() => new OwnEntriesViewModel(playlistId, page, libraryDialogs.deps));
  useEffect(() => {
    entries.open();
    return () => entries.dispose();
  }, [entries]);
  useLeaveOnceDeleted(entries.isDeleted && libraryDialogs.dialog === null);
  if (page.items.length === 0)
    return <LibraryEmpty lead={<EmptyLead />} title={t('own.empty.title')} text={t('own.empty.text')} />;
  const { isReordering } = entries;
  return (
    <>
      {page.items.length > 1 && (
        <Bar>
          <Button
            small
            variant={isReordering ? 'strong' : 'ghost'}
            icon={isReordering ? { path: LIBRARY_ICONS.check } : { path: LIBRARY_ICONS['dots-six-vertical'] }}
            aria-pressed={isReordering}
            onClick={() => entries.reorder(!isReordering)}
          >
            {t('own.reorder')}
          </Button>
        </Bar>
      )}
      {isReordering ? <OwnPlaylistEditor items={page.items} entries={entries} /> : children(entries.remove)}
    </>
  );
});

/** Leaves the page once the playlist is deleted, in this tab or another one. */
function useLeaveOnceDeleted(isLeaving: boolean): void {
  const { supports } = useViewModels();
  const navigate = useNavigate();
  const next = supports('library') ? '/library' : '/';
  useEffect(() => {
    if (isLeaving) void navigate(next, { replace: true });
  }, [isLeaving, navigate, next]);
}

const Bar = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-bottom: 4px;
`;
