import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from '../../design-system/Icon';
import { useViewModels } from '../../hooks/view-models-context';
import type { FeedViewModel } from '../../view-models/shorts/feed.view-model';
import { ShadedSpinner } from './ShadedSpinner';
import { useTaps } from './use-taps';

interface ClipSurfaceProps {
  readonly clipId: string;
  /** If false, the surface is rendered but hidden, so moving to the clip has nothing to build. */
  readonly isCurrent: boolean;
  readonly viewModel: FeedViewModel;
}

const STILL = { wantsMotion: true, isMoving: true, isWaiting: false, fault: null };

/** The whole picture as a button: one tap pauses or resumes the clip, a double tap likes it. */
export const ClipSurface = observer(function ClipSurface({ clipId, isCurrent, viewModel }: ClipSurfaceProps) {
  const { supports } = useViewModels();
  const { t } = useTranslation('shorts');
  const { wantsMotion, isMoving, isWaiting, fault } = isCurrent ? viewModel.playing : STILL;
  const tap = useTaps(viewModel.toggle, () => supports('likes') && viewModel.actions.like(clipId));
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

/** Always rendered, so that moving to a clip causes no layout; visible when the clip takes long to start. */
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
