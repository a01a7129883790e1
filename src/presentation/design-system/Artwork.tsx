import { createContext, useContext, useState } from 'react';
import styled from 'styled-components';
import { artwork } from '../../../contract/kernel/artwork';
import { PICTURE_WIDTHS } from '../../../contract/kernel/first-limits';
import { pictureAt, srcSetOf } from '../../../contract/kernel/picture-address';

export interface ArtworkProps {
  /** Address of the picture, with `{width}` where it can be requested in several widths; empty if there is none. */
  readonly src: string;
  /** Id of the picture's subject: the generated six-tone artwork of this id replaces a picture that cannot be loaded. */
  readonly seed: string;
  /** How wide the picture is shown, in the syntax of the `sizes` attribute. */
  readonly sizes: string;
  /** Above the fold: fetched at once and first. */
  readonly isEager?: boolean;
  /** Out of view, but still fetched, after everything else. */
  readonly isAhead?: boolean;
  readonly alt?: string;
}

const drawn = (seed: string): string => `data:image/svg+xml,${encodeURIComponent(artwork(seed))}`;

/** Completes the address of a picture for its request; the app provides it. */
export const PictureAddress = createContext((url: string): string => url);

/** A picture that fills its frame. Decorative unless it has an `alt` text. */
export function Artwork({ src, seed, sizes, isEager = false, isAhead = false, alt = '' }: ArtworkProps) {
  const address = useContext(PictureAddress);
  const [broken, setBroken] = useState<string | null>(null);
  if (src === '' || broken === src) return <Picture src={drawn(seed)} alt={alt} />;
  return (
    <Picture
      src={address(pictureAt(src, PICTURE_WIDTHS[2]))}
      srcSet={srcSetOf(src, address)}
      sizes={sizes}
      alt={alt}
      loading={isEager || isAhead ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      onError={() => setBroken(src)}
    />
  );
}

const Picture = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

interface FrameProps {
  readonly $size?: number;
  readonly $radius?: string;
}

/** The square that holds a picture, with a hairline inside its edge. */
export const ArtworkFrame = styled.span<FrameProps>`
  position: relative;
  display: block;
  flex: none;
  width: ${({ $size }) => ($size === undefined ? '100%' : `${$size}px`)};
  aspect-ratio: 1;
  border-radius: ${({ $radius = 'var(--r-md)' }) => $radius};
  overflow: hidden;
  background: var(--surface-2);
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1px rgb(0 0 0 / 0.08);
    pointer-events: none;
  }
  [data-theme='dark'] &::after {
    box-shadow: inset 0 0 0 1px rgb(255 255 255 / 0.07);
  }
`;
