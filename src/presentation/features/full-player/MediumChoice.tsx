import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { focusRing, touchArea } from '../../design-system/interaction';
import { MEDIA } from '../../design-system/media';
import type { MediaViewModel } from '../../view-models/media.view-model';

/** Switches a song between sound and video, at the same position. */
export const MediumChoice = observer(function MediumChoice({ media }: { readonly media: MediaViewModel }) {
  const { t } = useTranslation('listen');
  return (
    <Row role="group" aria-label={t('video.choice')}>
      <Choice type="button" aria-pressed={!media.isVideo} onClick={() => media.showVideo(false)}>
        {t('video.song')}
      </Choice>
      <Choice type="button" aria-pressed={media.isVideo} onClick={() => media.showVideo(true)}>
        {t('video.show')}
      </Choice>
    </Row>
  );
});

const Row = styled.div`
  display: flex;
  justify-self: center;
  padding: 3px;
  border-radius: var(--r-full);
  background: rgb(255 255 255 / 0.12);
`;

const Choice = styled.button`
  ${touchArea}
  height: 33px;
  padding: 0 17px;
  border-radius: var(--r-full);
  color: rgb(255 255 255 / 0.86);
  font-size: var(--fs-meta);
  font-weight: var(--fw-strong);
  &[aria-pressed='true'] {
    background: #fff;
    color: #16152b;
  }
  ${focusRing}
  ${MEDIA.forcedColours} {
    &[aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
  }
`;
