import styled, { css, keyframes } from 'styled-components';
import { Icon } from './Icon';
import { focusRing } from './interaction';
import { MEDIA } from './media';

interface PlayButtonProps {
  readonly isPlaying: boolean;
  /** A ring turns around the button. */
  readonly isWaiting?: boolean;
  readonly label: string;
  readonly size?: number;
  /** `accent` starts something; `ink` is the transport of the player. */
  readonly tone?: 'accent' | 'ink' | 'light';
  readonly onPress: () => void;
}

const GLYPH_SHARE = 0.47;

export function PlayButton({
  isPlaying,
  isWaiting = false,
  label,
  size = 56,
  tone = 'accent',
  onPress,
}: PlayButtonProps) {
  return (
    <Face
      type="button"
      aria-label={label}
      aria-busy={isWaiting || undefined}
      $size={size}
      $tone={tone}
      onClick={onPress}
    >
      <Icon name={isPlaying ? 'pause' : 'play'} weight="fill" size={Math.round(size * GLYPH_SHARE)} />
      {isWaiting && <Ring />}
    </Face>
  );
}

const TONES = {
  accent: css`
    background: var(--accent);
    color: var(--on-accent);
  `,
  ink: css`
    background: var(--fill-inverse);
    color: var(--text-inverse);
  `,
  light: css`
    background: #fff;
    color: #16152b;
  `,
};

const Face = styled.button<{ $size: number; $tone: keyof typeof TONES }>`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: 50%;
  transition:
    scale var(--dur-2) var(--ease-out),
    filter var(--dur-2) var(--ease-out);
  ${({ $tone }) => TONES[$tone]}
  ${MEDIA.hover} {
    &:hover {
      scale: 1.04;
      filter: brightness(1.05);
    }
  }
  &:active {
    scale: 0.96;
  }
  ${focusRing}
`;

const turn = keyframes`
  to { rotate: 1turn; }
`;

const Ring = styled.span`
  position: absolute;
  inset: -5px;
  border-radius: 50%;
  border: 2.5px solid color-mix(in srgb, var(--seek-fill) 22%, transparent);
  border-top-color: var(--seek-fill);
  animation: ${turn} 900ms linear infinite;
  ${MEDIA.calm} {
    animation-duration: 4s;
  }
`;
