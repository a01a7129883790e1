import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { keyframes } from 'styled-components';
import { MEDIA } from '../../design-system/media';
import { Slider } from '../../design-system/Slider';
import { formatDuration } from '../../../domain/shared/format-duration';
import { useSongText } from '../../i18n/use-song-text';
import { useViewModels } from '../../hooks/view-models-context';
import { SEEK_PAGE, SEEK_STEP } from './SeekBar';

/** The length of one wave of the moving line, in pixels; the phase moves 26 px a second (design §10). */
const PERIOD = 40;
const WIDTH = 1200;
const COLOR = '#7b89ff';

interface WaveSeekProps {
  /** Where the times are shown: under the line, or at its ends. */
  readonly times?: 'below' | 'beside';
  /** Content between the times below the line. */
  readonly children?: ReactNode;
}

/** The played part is a moving wave. It is flat while nothing moves, while scrubbing, and under reduced motion. */
export const WaveSeek = observer(function WaveSeek({ times = 'below', children }: WaveSeekProps) {
  const { player } = useViewModels();
  const { t } = useTranslation();
  const { spokenDuration } = useSongText();
  const { position, duration } = player;
  const share = duration > 0 ? Math.min(position / duration, 1) : 0;
  return (
    <Root data-times={times}>
      <Bar data-running={player.isPlaying && !player.isWaiting && !player.isSeeking}>
        <Played aria-hidden="true" style={{ clipPath: `inset(-12px ${(1 - share) * 100}% -12px 0)` }}>
          <Wave viewBox={`0 0 ${WIDTH} 24`} width={WIDTH} height={24} fill="none">
            <path d={WAVE} stroke={COLOR} strokeWidth="4" strokeLinecap="round" />
          </Wave>
        </Played>
        <Slider
          tone="wave"
          label={t('player.seek')}
          value={Math.min(position, duration)}
          max={duration}
          buffered={player.bufferedEnd}
          valueText={t('player.seekValue', { position: spokenDuration(position), duration: spokenDuration(duration) })}
          step={SEEK_STEP}
          pageStep={SEEK_PAGE}
          onPreview={(to) => player.dispatch({ kind: 'preview-seek', to })}
          onCommit={(to) => player.dispatch({ kind: 'commit-seek', to })}
          onCancel={() => player.dispatch({ kind: 'cancel-seek' })}
        />
      </Bar>
      <Time>{formatDuration(position)}</Time>
      {children}
      <Time data-left>−{formatDuration(duration - position)}</Time>
    </Root>
  );
});

/** Approximates a sine: half waves drawn as smooth curves. */
const WAVE = `M-${PERIOD} 12${`q${PERIOD / 4}-9 ${PERIOD / 2} 0t${PERIOD / 2} 0`.repeat(WIDTH / PERIOD + 2)}`;

const run = keyframes`
  from { translate: 0 0; }
  to { translate: ${PERIOD}px 0; }
`;

const Played = styled.span`
  position: absolute;
  inset: 0;
  overflow: visible;
  pointer-events: none;
  &::after {
    content: '';
    position: absolute;
    inset: calc(50% - 2px) 0 auto;
    height: 4px;
    border-radius: 2px;
    background: ${COLOR};
    transition: opacity var(--dur-3) var(--ease-out);
  }
`;

const Wave = styled.svg`
  position: absolute;
  inset: -2px auto auto 0;
  overflow: visible;
  scale: 1 0;
  transition: scale var(--dur-3) var(--ease-out);
  animation: ${run} ${PERIOD / 26}s linear infinite paused;
`;

/* Stacked above the touch areas of the controls below it, which reach into the bar. */
const Bar = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  padding: 8px 0;
  &[data-running='true'] ${Wave} {
    scale: 1 1;
    animation-play-state: running;
  }
  &[data-running='true'] ${Played}::after {
    opacity: 0;
  }
  ${MEDIA.calm} {
    &[data-running='true'] ${Wave} {
      scale: 1 0;
      animation: none;
    }
    &[data-running='true'] ${Played}::after {
      opacity: 1;
    }
  }
`;

const Time = styled.span`
  margin-top: 6px;
  grid-column: 1;
  color: rgb(255 255 255 / 0.86);
  font-size: var(--fs-meta);
  font-weight: var(--fw-medium);
  font-variant-numeric: tabular-nums;
  &[data-left] {
    grid-column: 3;
    text-align: right;
  }
`;

const Root = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  ${Bar} {
    grid-column: 1 / -1;
  }
  &[data-times='beside'] {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 18px;
    ${Bar} {
      grid-area: 1 / 2;
    }
    ${Time} {
      grid-row: 1;
      min-width: 2.6em;
      margin: 0;
      font-size: 14px;
    }
  }
`;
