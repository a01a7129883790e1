import styled from 'styled-components';
import { artwork } from '../../../contract/kernel/artwork';
import { Artwork } from './Artwork';

interface AvatarProps {
  readonly src: string | null;
  /** Id of the person: the background behind the initials is generated from it. */
  readonly seed: string;
  readonly name: string;
  /** Edge in pixels. */
  readonly size: number;
}

/** The first letters of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word = '') => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

/** Somebody's picture in a circle; without one, their initials on the artwork of their id. Decorative. */
export function Avatar({ src, seed, name, size }: AvatarProps) {
  return (
    <Circle style={{ width: size, height: size, fontSize: size * 0.38 }} aria-hidden="true">
      {src === null ? (
        <>
          <img src={`data:image/svg+xml,${encodeURIComponent(artwork(seed))}`} alt="" />
          <Initials>{initialsOf(name)}</Initials>
        </>
      ) : (
        <Artwork key={src} src={src} seed={seed} sizes={`${size}px`} isEager />
      )}
    </Circle>
  );
}

const Circle = styled.span`
  position: relative;
  display: block;
  flex: none;
  border-radius: 50%;
  overflow: hidden;
  background: var(--surface-2);
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Initials = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: rgb(10 9 26 / 0.42);
  color: #fff;
  font-family: var(--font-display);
  font-weight: var(--fw-display);
  line-height: 1;
`;
