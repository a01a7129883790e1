import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { HomeSection } from '../../../domain/catalogue/home-section';
import { pagePath } from '../../../domain/shared/page-path';
import { RowHeading } from '../../components/RowHeading';
import { SongLine } from '../../controls/song/SongLine';
import { useViewModels } from '../../hooks/view-models-context';
import { Icon } from '../../design-system/Icon';
import { insetFocusRing, overlay } from '../../design-system/interaction';
import { songsOf } from '../../view-models/arrange-home';
import { LINE_GAP, SONG_COLUMNS } from './home-grid';

interface SongColumnsProps {
  readonly columns: readonly HomeSection[];
}

/** Lists side by side. A shorter list ends with a button that plays all of it, so that all lists end at the same height. */
export function SongColumns({ columns }: SongColumnsProps) {
  const longest = Math.max(...columns.map(({ items }) => items.length));
  return (
    <Columns>
      {columns.map((section) => (
        <SongColumn key={section.id} section={section} hasPlayAll={section.items.length < longest} />
      ))}
    </Columns>
  );
}

interface SongColumnProps {
  readonly section: HomeSection;
  readonly hasPlayAll: boolean;
}

const SongColumn = observer(function SongColumn({ section, hasPlayAll }: SongColumnProps) {
  const { player } = useViewModels();
  const songs = songsOf(section);
  return (
    <section aria-label={section.title}>
      <RowHeading title={section.title} to={section.hasMore ? pagePath('section', section.id) : undefined} />
      <ol>
        {songs.map((song, index) => (
          <SongLine
            key={`${song.id}-${index}`}
            song={song}
            rank={section.isRanked ? index + 1 : undefined}
            onChoose={() => player.choose(songs, index)}
          />
        ))}
        {hasPlayAll && <PlayAll section={section} />}
      </ol>
    </section>
  );
});

function PlayAll({ section }: { readonly section: HomeSection }) {
  const { player } = useViewModels();
  const { t } = useTranslation();
  const label = t('home.playAllOf', { title: section.title });
  return (
    <li>
      <Press type="button" aria-label={label} onClick={() => player.playAll(songsOf(section))}>
        <Square>
          <Icon name="play" weight="fill" />
        </Square>
        {t('home.playAll')}
      </Press>
    </li>
  );
}

const Columns = styled.div`
  ${LINE_GAP}
  ${SONG_COLUMNS}
`;

const Press = styled.button`
  display: flex;
  align-items: center;
  gap: 12px;
  width: calc(100% + 16px);
  height: 56px;
  margin: 0 -8px;
  padding: 0 8px;
  border-radius: var(--r-sm);
  color: var(--text-2);
  font-size: 14px;
  font-weight: var(--fw-strong);
  ${overlay}
  ${insetFocusRing}
`;

const Square = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: var(--r-xs);
  background: var(--surface-2);
`;
