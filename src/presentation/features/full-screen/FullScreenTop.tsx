import { observer } from 'mobx-react-lite';
import { useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Song } from '../../../domain/catalogue/song';
import { pagePath } from '../../../domain/shared/page-path';
import { IconButton } from '../../design-system/IconButton';
import { FULL_SCREEN_ICONS } from '../../design-system/icons/full-screen';
import { focusRing, oneLine } from '../../design-system/interaction';
import { MEDIA } from '../../design-system/media';
import type { MediaViewModel } from '../../view-models/media.view-model';
import { OffsetControl } from '../../controls/lyrics/OffsetControl';
import { QualityButton } from '../../controls/media/QualityButton';
import { useViewModels } from '../../hooks/view-models-context';
import { shownFace } from '../../view-models/shown-face';
import { useScreenFill } from '../../hooks/use-screen-fill';
import { CARET_ICONS } from '../../design-system/icons/caret';
import { FaceChoice } from './FaceChoice';

interface FullScreenTopProps {
  readonly song: Song;
  readonly screen: RefObject<HTMLElement | null>;
  readonly media: MediaViewModel;
}

/** The way back to the page, where the song comes from, the choice of what is shown, and the controls of lyrics and screen. */
export function FullScreenTop({ song, screen, media }: FullScreenTopProps) {
  const { fullScreen } = useViewModels();
  const { t } = useTranslation();
  return (
    <Bar>
      <From>
        <IconButton
          icon={{ path: CARET_ICONS['caret-down'] }}
          iconSize={24}
          label={t('player.collapse')}
          tip={null}
          onClick={fullScreen.leave}
        />
        <FromAlbum song={song} />
      </From>
      <FaceChoice media={media} />
      <Tools screen={screen} media={media} />
    </Bar>
  );
}

function FromAlbum({ song }: { readonly song: Song }) {
  const { fullScreen } = useViewModels();
  const { t } = useTranslation('listen');
  if (song.album === null) return null;
  return (
    <Origin>
      {t('fullScreen.fromAlbum')}{' '}
      <Album to={pagePath('album', song.album.id)} onClick={fullScreen.leave}>
        {song.album.title}
      </Album>
    </Origin>
  );
}

const Tools = observer(function Tools({ screen, media }: Pick<FullScreenTopProps, 'screen' | 'media'>) {
  const { fullScreen, supports } = useViewModels();
  const { t } = useTranslation('listen');
  const [isAdjusting, setAdjusting] = useState(false);
  const fill = useScreenFill(screen);
  const hasWords = shownFace(fullScreen, media, supports) === 'lyrics';
  return (
    <Side>
      <QualityButton side="below" />
      {hasWords && (
        <IconButton
          icon={{ path: FULL_SCREEN_ICONS['sliders-horizontal'] }}
          label={t('fullScreen.adjust')}
          side="bottom-end"
          aria-expanded={isAdjusting}
          onClick={() => setAdjusting(!isAdjusting)}
        />
      )}
      {fill.isPossible && (
        <IconButton
          icon={{ path: FULL_SCREEN_ICONS[fill.isFilled ? 'corners-in' : 'corners-out'] }}
          label={t(fill.isFilled ? 'fullScreen.unfill' : 'fullScreen.fill')}
          side="bottom-end"
          onClick={fill.toggle}
        />
      )}
      {isAdjusting && hasWords && (
        <Adjusting>
          <OffsetControl />
        </Adjusting>
      )}
    </Side>
  );
});

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  gap: 16px;
  padding: 0 40px;
  ${MEDIA.phone} {
    gap: 8px;
    padding: 0 16px;
  }
`;

const From = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  margin-left: -10px;
`;

const Origin = styled.p`
  ${oneLine}
  color: rgb(255 255 255 / 0.84);
  font-size: 14px;
  ${MEDIA.phone} {
    display: none;
  }
`;

const Album = styled(Link)`
  border-radius: 4px;
  color: #fff;
  font-weight: var(--fw-strong);
  ${focusRing}
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Side = styled.div`
  position: relative;
  grid-column: 3;
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 6px;
  margin-right: -8px;
`;

const Adjusting = styled.div`
  position: absolute;
  inset: calc(100% + 10px) 0 auto auto;
  z-index: 1;
  padding: 6px 8px 6px 16px;
  border-radius: var(--r-md);
  background: var(--surface-2);
  box-shadow: var(--elev-2);
`;
