import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatDuration } from '../../../domain/shared/format-duration';
import { Slider } from '../../design-system/Slider';
import { useSongWords } from '../../i18n/use-song-words';
import type { FeedViewModel } from '../../view-models/shorts/feed.view-model';

/** Seconds that one key moves in a clip. */
const STEP = 1;
const PAGE = 5;

/** Where the clip stands, along its lower edge. */
export const ClipProgress = observer(function ClipProgress({ viewModel }: { readonly viewModel: FeedViewModel }) {
  const { t } = useTranslation('shorts');
  const { spokenDuration } = useSongWords();
  const { position, duration } = viewModel.playing;
  return (
    <Edge>
      <Slider
        label={t('progress')}
        value={Math.min(position, duration)}
        max={duration}
        valueText={t('progressValue', { position: spokenDuration(position), duration: spokenDuration(duration) })}
        step={STEP}
        pageStep={PAGE}
        bubble={formatDuration}
        onPreview={viewModel.seek}
        onCommit={viewModel.seek}
      />
    </Edge>
  );
});

const Edge = styled.div`
  position: absolute;
  inset: auto 0 0;
  z-index: 3;
  display: flex;
  height: 4px;
`;
