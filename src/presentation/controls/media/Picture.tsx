import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Song } from '../../../domain/catalogue/song';
import { Artwork } from '../../design-system/Artwork';
import { Spinner } from '../../design-system/Spinner';
import type { MediaViewModel } from '../../view-models/media.view-model';

interface PictureProps {
  readonly media: MediaViewModel;
  readonly song: Song;
}

/**
 * Shows the song's picture while the song plays as video; the picture is returned before this component is removed. Until it
 * moves, a still image is shown.
 */
export const Picture = observer(function Picture({ media, song }: PictureProps) {
  const { t } = useTranslation('listen');
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = place.current && media.showPicture(place.current);
    return () => shown?.unsubscribe();
  }, [media]);
  return (
    <Frame role="img" aria-label={t('video.picture', { title: song.title })} aria-busy={media.state.isChanging}>
      <Screen ref={place} />
      <Still>
        <Artwork key={song.id} src={song.landscapeImageUrl} seed={song.id} sizes="90vw" isEager />
      </Still>
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

const Still = styled.div`
  ${Screen}:not(:empty) + & {
    display: none;
  }
`;

const Waiting = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;
