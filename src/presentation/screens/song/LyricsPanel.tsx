import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { LyricsView, StillLyrics } from '../../controls/lyrics/LyricsView';
import { OffsetControl } from '../../controls/lyrics/OffsetControl';
import { useLyrics } from '../../controls/lyrics/use-lyrics';
import { SectionHeading } from '../../components/SectionHeading';
import { useViewModels } from '../../hooks/view-models-context';
import type { SongViewModel } from '../../view-models/song.view-model';

/**
 * The lyrics of the song, which can be read and selected; while the song plays, they follow the playback, and a click on a line
 * seeks to it.
 */
export const LyricsPanel = observer(function LyricsPanel({ viewModel }: { readonly viewModel: SongViewModel }) {
  const { supports } = useViewModels();
  const { t } = useTranslation();
  const { lyrics } = viewModel;
  const { songId } = useLyrics();
  if (!supports('lyrics')) return null;
  const isSung = lyrics?.isSynced === true && songId === viewModel.id;
  return (
    <section aria-label={t('song.lyrics')}>
      <Head>
        <SectionHeading>{t('song.lyrics')}</SectionHeading>
        {isSung && <OffsetControl />}
      </Head>
      {lyrics === null && <Nothing>{t('song.noLyrics')}</Nothing>}
      {lyrics !== null && (isSung ? <LyricsView look="page" /> : <StillLyrics sheet={lyrics} />)}
    </section>
  );
});

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 16px;
  max-width: 560px;
`;

const Nothing = styled.p`
  color: var(--text-2);
`;
