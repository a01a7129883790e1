import { memo, useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { ShortVideo } from '../../../domain/shorts/short-video';
import { POSTER_SIZES } from '../../../../contract/kernel/picture-sizes';
import { Artwork } from '../../design-system/Artwork';
import type { FeedServices } from '../../view-models/shorts/shorts-deps';

interface ClipPictureProps {
  readonly clip: ShortVideo;
  readonly media: FeedServices['media'];
  readonly isFirst: boolean;
  readonly isAhead: boolean;
}

/** The poster, and the video over it whenever the clip has one. */
export const ClipPicture = memo(function ClipPicture({ clip, media, isFirst, isAhead }: ClipPictureProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current === null) return undefined;
    const showing = media.show(clip.id, place.current);
    return () => showing.unsubscribe();
  }, [media, clip.id]);
  return (
    <>
      <Artwork src={clip.coverUrl} seed={clip.id} sizes={POSTER_SIZES} isEager={isFirst} isAhead={isAhead} />
      <Place ref={place} />
    </>
  );
});

const Place = styled.div`
  position: absolute;
  inset: 0;
  video {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  video::cue {
    background: rgb(8 6 20 / 0.62);
    color: #fff;
    font: 600 19px/1.4 var(--font-ui);
  }
`;
