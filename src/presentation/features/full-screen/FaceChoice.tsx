import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from '../../design-system/Icon';
import { FULL_SCREEN_ICONS } from '../../design-system/icons/full-screen';
import { focusRing, touchArea } from '../../design-system/interaction';
import { MEDIA } from '../../design-system/media';
import type { FullScreenFace } from '../../view-models/full-screen.view-model';
import type { MediaViewModel } from '../../view-models/media.view-model';
import { useSupported, type Offer } from '../../hooks/use-supported';
import { useViewModels } from '../../hooks/view-models-context';
import { shownFace } from '../../view-models/shown-face';

const ICONS: Readonly<Record<FullScreenFace, string>> = {
  cover: FULL_SCREEN_ICONS['image-square'],
  lyrics: FULL_SCREEN_ICONS['microphone-stage'],
  video: FULL_SCREEN_ICONS['monitor-play'],
};

interface OfferedFace extends Offer {
  readonly face: FullScreenFace;
}

const FACES: readonly OfferedFace[] = [{ face: 'cover' }, { face: 'lyrics', needs: 'lyrics' }, { face: 'video' }];

interface FaceChoiceProps {
  readonly media: MediaViewModel;
}

/** Chooses what fills the window: the cover, the lyrics, or the video where the song has one; nothing if it can only be the cover. */
export const FaceChoice = observer(function FaceChoice({ media }: FaceChoiceProps) {
  const { fullScreen, supports } = useViewModels();
  const { t } = useTranslation('listen');
  const faces = useSupported(FACES).filter(({ face }) => face !== 'video' || media.hasVideo);
  const present = shownFace(fullScreen, media, supports);
  const show = (face: FullScreenFace): void => {
    media.showVideo(face === 'video');
    if (face !== 'video') fullScreen.show(face);
  };
  if (faces.length === 1) return null;
  return (
    <Row role="group" aria-label={t('fullScreen.faces')}>
      {faces.map(({ face }) => (
        <Face key={face} type="button" aria-pressed={present === face} onClick={() => show(face)}>
          <Icon path={ICONS[face]} size={17} />
          {t(`fullScreen.face.${face}`)}
        </Face>
      ))}
    </Row>
  );
});

const Row = styled.div`
  display: flex;
  padding: 4px;
  border-radius: var(--r-full);
  background: rgb(255 255 255 / 0.12);
`;

const Face = styled.button`
  ${touchArea}
  display: flex;
  align-items: center;
  gap: 7px;
  height: 34px;
  padding: 0 18px;
  border-radius: var(--r-full);
  font-size: 14px;
  font-weight: var(--fw-strong);
  color: rgb(255 255 255 / 0.86);
  &[aria-pressed='true'] {
    background: #fff;
    color: #16152b;
  }
  ${focusRing}
  ${MEDIA.phone} {
    padding: 0 13px;
  }
  ${MEDIA.forcedColours} {
    &[aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
  }
`;
