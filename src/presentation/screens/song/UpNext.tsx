import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Song } from '../../../domain/catalogue/song';
import { SongLine } from '../../controls/song/SongLine';
import { SectionHeading } from '../../components/SectionHeading';
import { SongRowSkeleton } from '../../components/SongRowSkeleton';
import type { SongViewModel } from '../../view-models/song.view-model';

/** Songs suggested to play next. */
export const UpNext = observer(function UpNext({ viewModel }: { readonly viewModel: SongViewModel }) {
  const { t } = useTranslation('listen');
  const common = useTranslation();
  const { upNext } = viewModel;
  return (
    <section aria-label={t('song.upNext')} aria-busy={upNext.kind === 'loading' || undefined}>
      <SectionHeading>{t('song.upNext')}</SectionHeading>
      {upNext.kind === 'ready' && upNext.value.length > 0 && <List songs={upNext.value} viewModel={viewModel} />}
      {upNext.kind === 'loading' && <SongRowSkeleton />}
      {(upNext.kind === 'failed' || (upNext.kind === 'ready' && upNext.value.length === 0)) && (
        <Nothing>{common.t('empty.text')}</Nothing>
      )}
    </section>
  );
});

interface ListProps {
  readonly songs: readonly Song[];
  readonly viewModel: SongViewModel;
}

function List({ songs, viewModel }: ListProps) {
  return (
    <ol>
      {songs.map((song, index) => (
        <SongLine key={song.id} song={song} onChoose={() => viewModel.playFrom(index)} />
      ))}
    </ol>
  );
}

const Nothing = styled.p`
  padding: 24px 0;
  text-align: center;
  color: var(--text-2);
`;
