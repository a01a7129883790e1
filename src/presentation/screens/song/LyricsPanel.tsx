import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { SectionHeading } from '../../components/SectionHeading';
import { focusRing } from '../../design-system/interaction';
import { MEDIA } from '../../design-system/media';
import type { SongViewModel } from '../../view-models/song.view-model';

/** The words of the song: to read and to select; with times, the line being sung is marked and lines lead to their place. */
export const LyricsPanel = observer(function LyricsPanel({ viewModel }: { readonly viewModel: SongViewModel }) {
  const { t } = useTranslation();
  const { lyrics } = viewModel;
  return (
    <section aria-label={t('song.lyrics')}>
      <SectionHeading>{t('song.lyrics')}</SectionHeading>
      {lyrics === null ? <Nothing>{t('song.noLyrics')}</Nothing> : <Lines viewModel={viewModel} />}
    </section>
  );
});

const Lines = observer(function Lines({ viewModel }: { readonly viewModel: SongViewModel }) {
  const { lyrics, activeLine, status } = viewModel;
  const areLinks = lyrics?.isSynced === true && status !== 'idle';
  return (
    <Sheet>
      {lyrics?.lines.map(({ text }, index) => (
        <Line key={index} aria-current={index === activeLine || undefined}>
          {areLinks && text !== '' ? (
            <LineButton type="button" onClick={() => viewModel.seekToLine(index)}>
              {text}
            </LineButton>
          ) : (
            text
          )}
        </Line>
      ))}
    </Sheet>
  );
});

const Nothing = styled.p`
  color: var(--text-2);
`;

const Sheet = styled.div`
  font: 580 21px/33px var(--font-display);
  color: var(--text-2);
  ${MEDIA.phone} {
    font-size: 19px;
    line-height: 30px;
  }
`;

const Line = styled.p`
  min-height: 1em;
  overflow-wrap: anywhere;
  transition: color var(--dur-3) var(--ease-out);
  &[aria-current] {
    color: var(--accent-strong);
    font-weight: 680;
  }
`;

const LineButton = styled.button`
  display: inline;
  border-radius: 4px;
  user-select: text;
  ${focusRing}
  ${MEDIA.hover} {
    &:hover {
      color: var(--text-1);
    }
  }
`;
