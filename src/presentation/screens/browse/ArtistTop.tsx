import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { isCounted } from '../../../domain/shared/is-counted';
import { SongLine } from '../../controls/song/SongLine';
import { RowHeading } from '../../components/RowHeading';
import { CONTAINER } from '../../design-system/media';
import { formatCount } from '../../i18n/format/counts';
import { focusRing, touchArea } from '../../design-system/interaction';
import type { ArtistViewModel } from '../../view-models/browse/artist.view-model';

/** The artist's most played songs: five, or ten on request. */
export const ArtistTop = observer(function ArtistTop({ viewModel }: { readonly viewModel: ArtistViewModel }) {
  const { t, i18n } = useTranslation('browse');
  const { topSongs, top, hasMoreSongs, mostSongs, showsMany } = viewModel;
  return (
    <section aria-label={t('artist.top')}>
      <RowHeading title={t('artist.top')} />
      <ol>
        {topSongs.map((song, index) => (
          <SongLine
            key={song.id}
            song={song}
            rank={index + 1}
            fact={
              isCounted(song.playCount) && (
                <Plays title={t('table.plays')}>{formatCount(song.playCount, i18n.language)}</Plays>
              )
            }
            onChoose={() => top.playFrom(index)}
          />
        ))}
      </ol>
      {hasMoreSongs && (
        <More type="button" onClick={() => viewModel.showMany(!showsMany)}>
          {showsMany ? t('artist.showFive') : t('artist.showMost', { most: mostSongs })}
        </More>
      )}
    </section>
  );
});

const Plays = styled.span`
  flex: none;
  margin-right: 48px;
  color: var(--text-2);
  font-size: var(--fs-meta);
  font-variant-numeric: tabular-nums;
  ${CONTAINER.small} {
    display: none;
  }
`;

const More = styled.button`
  ${touchArea}
  margin: 14px 0 0 38px;
  border-radius: 4px;
  color: var(--accent-strong);
  font-weight: var(--fw-strong);
  ${focusRing}
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
