import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Spinner } from '../../design-system/Spinner';
import type { MediaViewModel } from '../../view-models/media.view-model';

interface PictureProps {
  readonly media: MediaViewModel;
  readonly title: string;
}

/** Where the song's picture is seen while it is played so; it is handed back before this leaves the page. */
export const Picture = observer(function Picture({ media, title }: PictureProps) {
  const { t } = useTranslation('listen');
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = place.current && media.showPicture(place.current);
    return () => shown?.unsubscribe();
  }, [media]);
  return (
    <Frame role="img" aria-label={t('video.picture', { title })} aria-busy={media.state.isChanging}>
      <Screen ref={place} />
      {media.state.isChanging && (
        <Waiting>
          <Spinner $size={34} />
        </Waiting>
      )}
    </Frame>
  );
});

const Frame = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  border-radius: inherit;
  overflow: hidden;
  background: #000;
  color: #fff;
`;

const Screen = styled.div`
  position: absolute;
  inset: 0;
  video {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

const Waiting = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;
