import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { daysOfPlays, type DayOfPlays } from '../../../domain/history/days-of-plays';
import { SongLine } from '../../controls/song/SongLine';
import { useViewModels } from '../../hooks/view-models-context';
import { CONTAINER } from '../../design-system/media';
import { formatDate } from '../../i18n/format/dates';
import { dayOf, daysAgo } from '../../i18n/format/days';
import type { HistoryViewModel } from '../../view-models/library/history.view-model';

/** A heading for each day, and what was played then. */
export const HistoryDays = observer(function HistoryDays({ viewModel }: { readonly viewModel: HistoryViewModel }) {
  return daysOfPlays(viewModel.plays, dayOf).map((day) => <Day key={day.from} day={day} viewModel={viewModel} />);
});

interface DayProps {
  readonly day: DayOfPlays;
  readonly viewModel: HistoryViewModel;
}

const Day = observer(function Day({ day, viewModel }: DayProps) {
  const { player } = useViewModels();
  const { t } = useTranslation('library');
  const [first] = day.plays;
  if (first === undefined) return null;
  const age = daysAgo(first.playedAt, viewModel.now);
  const name = age === 0 ? t('history.today') : age === 1 ? t('history.yesterday') : formatDate(first.playedAt);
  return (
    <section aria-label={t('history.songsOf', { day: name })}>
      <Name>{name}</Name>
      <Rows>
        {day.plays.map(({ song }, index) => (
          <SongLine
            key={song.id}
            song={song}
            onChoose={() => player.choose(viewModel.songs, day.from + index, viewModel.whole)}
          />
        ))}
      </Rows>
    </section>
  );
});

const Name = styled.h2`
  margin: 22px 0 8px;
  font-size: var(--fs-h3);
  line-height: var(--lh-h3);
`;

const Rows = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: 28px;
  ${CONTAINER.small} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
