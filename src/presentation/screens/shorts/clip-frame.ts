import styled from 'styled-components';
import { MEDIA } from '../../design-system/media';

/** The box of a clip, as high as the stage: the picture, the action buttons and the song that the clip uses, side by side. */
export const ClipRoom = styled.article`
  position: relative;
  display: flex;
  gap: 22px;
  justify-content: center;
  height: 100%;
  contain: layout paint style;
  padding: 16px 32px 16px 40px;
  scroll-snap-align: start;
  scroll-snap-stop: always;
  outline: none;
  background: radial-gradient(
    46% 60% at 40% 45%,
    oklch(0.32 min(var(--dom-c), 0.13) var(--dom-h) / 0.75),
    transparent 75%
  );
  &:focus-visible > :first-child {
    outline: 2.5px solid var(--accent-strong);
    outline-offset: 2px;
  }
  /* Rendered in advance, and hidden until the clip is the current one. */
  &[data-current='false'] > :not(:first-child),
  &[data-current='false'] [data-tools] {
    visibility: hidden;
  }
  @media (max-width: 1399px) {
    padding-right: 96px;
  }
  /* The comments take the place of the song. */
  &[data-commenting='true'] > :nth-child(3) {
    display: none;
  }
  ${MEDIA.fromLaptop} {
    &[data-commenting='true'] {
      justify-content: safe center;
      padding-right: 412px;
    }
  }
  ${MEDIA.phone} {
    padding: 0;
  }
`;

const RAIL = 60;
const SONG = 22 + 316;
const GAP = 22;

/** Empty space for the song if a clip uses none, so its picture has the same position as all others. */
export const SongRoom = styled.span`
  flex: none;
  width: ${SONG}px;
  ${MEDIA.upToLaptop} {
    display: none;
  }
`;

/** Empty space for everything that will appear beside a picture, so that the picture does not move then. */
export const BesideRoom = styled.span`
  flex: none;
  width: ${RAIL + GAP + SONG}px;
  ${MEDIA.upToLaptop} {
    width: ${RAIL}px;
  }
  ${MEDIA.phone} {
    display: none;
  }
`;

/** The upright picture itself. */
export const ClipFrame = styled.div`
  position: relative;
  flex: none;
  height: 100%;
  max-width: 100%;
  aspect-ratio: 9 / 16;
  border-radius: 20px;
  overflow: hidden;
  background: oklch(0.2 min(var(--dom-c), 0.06) var(--dom-h));
  box-shadow: 0 30px 80px -20px rgb(0 0 0 / 0.8);
  color: #fff;
  ${MEDIA.phone} {
    width: 100%;
    aspect-ratio: auto;
    border-radius: 0;
  }
`;
