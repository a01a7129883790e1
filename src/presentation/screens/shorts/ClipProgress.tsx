import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatDuration } from '../../../domain/shared/format-duration';
import { Slider } from '../../design-system/Slider';
import { useSongText } from '../../i18n/use-song-text';
import type { ShortVideo } from '../../../domain/shorts/short-video';
import type { FeedViewModel } from '../../view-models/shorts/feed.view-model';

/** Seconds that one key moves in a clip. */
const STEP = 1;
const PAGE = 5;

interface ClipProgressProps {
  readonly clip: ShortVideo;
  /** If false, the bar is rendered but hidden. */
  readonly isCurrent: boolean;
  readonly viewModel: FeedViewModel;
}

/** The playback position of the clip, along its lower edge. */
export const ClipProgress = observer(function ClipProgress({ clip, isCurrent, viewModel }: ClipProgressProps) {
  const { t } = useTranslation('shorts');
  const { spokenDuration } = useSongText();
  const { position, duration } = isCurrent ? viewModel.playing : { position: 0, duration: clip.duration };
  return (
    <Edge data-tools>
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
