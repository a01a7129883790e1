import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from '../../design-system/Icon';
import type { FeedViewModel } from '../../view-models/shorts/feed.view-model';
import { ShadedSpinner } from './ShadedSpinner';
import { useTaps } from './use-taps';

interface ClipSurfaceProps {
  readonly clipId: string;
  /** Before and after that it stands ready, out of sight: coming to a clip builds nothing. */
  readonly isCurrent: boolean;
  readonly viewModel: FeedViewModel;
}

const STILL = { wantsMotion: true, isMoving: true, isWaiting: false, fault: null };

/** All of the picture: a tap halts the clip and lets it go on, two taps like it. */
export const ClipSurface = observer(function ClipSurface({ clipId, isCurrent, viewModel }: ClipSurfaceProps) {
  const { t } = useTranslation('shorts');
  const { wantsMotion, isMoving, isWaiting, fault } = isCurrent ? viewModel.playing : STILL;
  const tap = useTaps(viewModel.toggle, () => viewModel.actions.like(clipId));
  const isLate = wantsMotion && fault === null && (isWaiting || !isMoving);
  const label = wantsMotion ? t('pause') : t('play');
  return (
    <Surface data-tools data-late={isLate} type="button" aria-label={label} onClick={tap}>
      {!wantsMotion && fault === null && (
        <Sign>
          <Icon name="play" weight="fill" size={34} />
        </Sign>
      )}
      <Waiting />
    </Surface>
  );
});

const Surface = styled.button`
  position: absolute;
  inset: 0;
  z-index: 1;
  display: grid;
  place-items: center;
  width: 100%;
  border-radius: inherit;
  > * {
    grid-area: 1 / 1;
  }
  &:focus-visible {
    outline: 2.5px solid #fff;
    outline-offset: -6px;
  }
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 72px;
  height: 72px;
  border-radius: 50%;
  background: rgb(8 6 20 / 0.5);
  color: #fff;
`;

/** Always there, so that coming to a clip lays nothing out; seen where the clip takes long. */
const Waiting = styled(ShadedSpinner)`
  visibility: hidden;
  [data-late='false'] > & {
    animation: none;
  }
  [data-late='true'] > & {
    visibility: inherit;
    transition: visibility 0s 300ms;
  }
`;
