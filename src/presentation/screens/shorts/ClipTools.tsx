import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ShortVideo } from '../../../domain/shorts/short-video';
import { IconButton } from '../../design-system/IconButton';
import { SHORTS_ICONS } from '../../design-system/icons/shorts';
import { MEDIA } from '../../design-system/media';
import type { FeedViewModel } from '../../view-models/shorts/feed.view-model';

interface ClipToolsProps {
  readonly clip: ShortVideo;
  readonly viewModel: FeedViewModel;
  readonly onFillScreen: () => void;
}

/** Controls over the upper edge of the picture: sound, captions and full screen. */
export const ClipTools = observer(function ClipTools({ clip, viewModel, onFillScreen }: ClipToolsProps) {
  const { t } = useTranslation('shorts');
  const { isMuted, hasCaptions } = viewModel;
  return (
    <Tools data-tools>
      <IconButton
        icon={{ path: SHORTS_ICONS[isMuted ? 'speaker-slash' : 'speaker-high'] }}
        label={t('mute')}
        tip={`${t('mute')} (M)`}
        side="bottom"
        aria-pressed={isMuted}
        onClick={viewModel.toggleSound}
      />
      <span />
      {clip.captionsUrl !== null && (
        <IconButton
          icon={{ path: SHORTS_ICONS[hasCaptions ? 'closed-captioning-fill' : 'closed-captioning'] }}
          label={t('captions')}
          side="bottom"
          aria-pressed={hasCaptions}
          onClick={viewModel.toggleCaptions}
        />
      )}
      <IconButton
        icon={{ path: SHORTS_ICONS['corners-out'] }}
        label={t('fullScreen')}
        tip={`${t('fullScreen')} (F)`}
        side="bottom-end"
        onClick={onFillScreen}
      />
    </Tools>
  );
});

const Tools = styled.div`
  position: absolute;
  inset: 16px 16px auto;
  z-index: 3;
  display: flex;
  gap: 8px;
  pointer-events: none;
  > span {
    flex: 1;
  }
  > button {
    width: 40px;
    height: 40px;
    background: rgb(8 6 20 / 0.5);
    color: #fff;
    pointer-events: auto;
  }
  ${MEDIA.phone} {
    inset: calc(52px + env(safe-area-inset-top)) 12px auto;
  }
`;
