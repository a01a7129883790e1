import { memo, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import type { VerseState } from '../../../domain/catalogue/lyric-sheet';
import { insetFocusRing } from '../../design-system/interaction';
import { MEDIA } from '../../design-system/media';
import { selectable } from '../../design-system/selectable';

interface LyricLineProps {
  readonly index: number;
  readonly text: string;
  readonly state: VerseState;
  /** Whether this is the one line in the Tab order. */
  readonly isStop: boolean;
  readonly onSeek: (index: number) => void;
  readonly onReach: (index: number) => void;
  /** The words filled as they are sung, in place of the text. */
  readonly children?: ReactNode;
}

/** One line of timed lyrics: pressing it plays from there. A line without words is a rest. */
export const LyricLine = memo(function LyricLine({ index, text, state, isStop, ...rest }: LyricLineProps) {
  const { onSeek, onReach, children } = rest;
  if (text === '') return <Line data-state={state} data-line data-rest aria-hidden="true" />;
  return (
    <Line data-state={state} data-line>
      <Press
        type="button"
        tabIndex={isStop ? 0 : -1}
        aria-current={state === 'active' || undefined}
        onClick={() => onSeek(index)}
        onFocus={() => onReach(index)}
      >
        {children ?? text}
      </Press>
    </Line>
  );
});

const grow = keyframes`
  from { scale: var(--lyric-from); }
`;

const shrink = keyframes`
  from { scale: var(--lyric-to); }
`;

const Line = styled.li`
  color: var(--lyric-unsung);
  transform-origin: left center;
  &[data-state='past'],
  &[data-state='left'] {
    color: var(--lyric-past);
  }
  &[data-state='left'] {
    animation: ${shrink} var(--dur-4) var(--ease-inout);
  }
  &[data-state='active'] {
    color: var(--lyric-sung);
    font-size: var(--lyric-active-size, inherit);
    animation: ${grow} var(--dur-4) var(--ease-inout);
  }
  &[data-rest] {
    min-height: 0.5em;
  }
  ${MEDIA.calm} {
    &[data-state] {
      animation: none;
    }
  }
`;

const Press = styled.button`
  display: block;
  width: 100%;
  padding: 0 6px;
  border-radius: 8px;
  font: inherit;
  letter-spacing: inherit;
  text-wrap: balance;
  overflow-wrap: anywhere;
  ${selectable('text')}
  transition: color var(--dur-3) var(--ease-out);
  ${insetFocusRing}
  ${MEDIA.hover} {
    &:hover {
      color: var(--lyric-hover, var(--lyric-sung));
    }
  }
`;
