import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Slider } from '../../design-system/Slider';
import { formatDuration } from '../../../domain/shared/format-duration';
import { useSongText } from '../../i18n/use-song-text';
import { useViewModels } from '../../hooks/view-models-context';

/** Seconds that one key moves (design §11). */
export const SEEK_STEP = 5;
export const SEEK_PAGE = 30;

/** Shows the position in the song and how much is loaded, and seeks. */
export const SeekBar = observer(function SeekBar() {
  const { player } = useViewModels();
  const { t } = useTranslation();
  const { spokenDuration } = useSongText();
  const { position, duration } = player;
  return (
    <Row>
      <Time>{formatDuration(position)}</Time>
      <Slider
        label={t('player.seek')}
        value={Math.min(position, duration)}
        max={duration}
        buffered={player.bufferedEnd}
        valueText={t('player.seekValue', { position: spokenDuration(position), duration: spokenDuration(duration) })}
        step={SEEK_STEP}
        pageStep={SEEK_PAGE}
        bubble={formatDuration}
        onPreview={(to) => player.dispatch({ kind: 'preview-seek', to })}
        onCommit={(to) => player.dispatch({ kind: 'commit-seek', to })}
        onCancel={() => player.dispatch({ kind: 'cancel-seek' })}
      />
      <Time>{formatDuration(duration)}</Time>
    </Row>
  );
});

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  color: var(--text-2);
  font-size: 12px;
  font-weight: var(--fw-medium);
  font-variant-numeric: tabular-nums;
  line-height: 16px;
`;

const Time = styled.span`
  min-width: 2.4em;
  &:first-child {
    text-align: right;
  }
`;
