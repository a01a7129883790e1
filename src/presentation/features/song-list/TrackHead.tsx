import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from '../../design-system/Icon';
import { BROWSE_ICONS } from '../../design-system/icons/browse';
import { VisuallyHidden } from '../../design-system/VisuallyHidden';
import { CONTAINER } from '../../design-system/media';
import { TRACK_CELLS } from './track-cells';
import type { TrackColumns } from './track';

/** The names of the columns. */
export function TrackHead({ columns }: { readonly columns: TrackColumns }) {
  const { t } = useTranslation('browse');
  return (
    <Row role="row" aria-rowindex={1} data-album={columns.hasAlbum} data-added={columns.hasAdded}>
      <span role="columnheader" data-cell="number" aria-label={t('table.number')}>
        #
      </span>
      <span role="columnheader">{t('table.song')}</span>
      {columns.hasAlbum && (
        <span role="columnheader" data-cell="album">
          {t('table.album')}
        </span>
      )}
      {columns.hasAdded && (
        <span role="columnheader" data-cell="added">
          {t('table.added')}
        </span>
      )}
      <span role="columnheader" data-cell="plays">
        {t('table.plays')}
      </span>
      <span role="columnheader">
        <VisuallyHidden>{t('table.actions')}</VisuallyHidden>
      </span>
      <span role="columnheader" data-cell="length" aria-label={t('table.length')}>
        <Icon path={BROWSE_ICONS.clock} size={18} />
      </span>
    </Row>
  );
}

const Row = styled.div`
  ${TRACK_CELLS}
  height: 36px;
  margin-bottom: 8px;
  border-bottom: 1px solid var(--line);
  color: var(--text-2);
  font-size: var(--fs-meta);
  [data-cell='plays'],
  [data-cell='length'] {
    font-size: var(--fs-meta);
  }
  [data-cell='length'] {
    display: grid;
    justify-content: end;
  }
  ${CONTAINER.small} {
    position: absolute;
    clip-path: inset(50%);
    height: 1px;
    margin: 0;
    overflow: hidden;
  }
`;
