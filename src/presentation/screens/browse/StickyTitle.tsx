import { useEffect, useRef, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { oneLine } from '../../design-system/interaction';
import { MEDIA } from '../../design-system/media';
import { PlayButton } from '../../design-system/PlayButton';

interface StickyTitleProps {
  readonly title: string;
  readonly isPlaying: boolean;
  readonly label: string;
  readonly onPress: () => void;
}

/**
 * Rendered at the end of a page's head: once the head has scrolled away, a line under the header shows the page's title and a
 * play button.
 */
export function StickyTitle({ title, isPlaying, label, onPress }: StickyTitleProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const isPast = useIsPast(mark);
  return (
    <>
      <Mark ref={mark} />
      <Line data-shown={isPast} aria-hidden={!isPast} inert={!isPast}>
        <Bar>
          <PlayButton size={40} isPlaying={isPlaying} label={label} onPress={onPress} />
          <Words>{title}</Words>
        </Bar>
      </Line>
    </>
  );
}

/** Whether an element has scrolled under the header or above the window. */
function useIsPast(mark: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (mark.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    const watch = new IntersectionObserver(
      ([seen]) => setPast(seen !== undefined && !seen.isIntersecting && seen.boundingClientRect.top < 100),
      { rootMargin: '-68px 0px 0px' },
    );
    watch.observe(mark.current);
    return () => watch.disconnect();
  }, [mark]);
  return isPast;
}

const Mark = styled.span`
  display: block;
  height: 1px;
  margin-bottom: -1px;
`;

/** Takes no room of its own. */
const Line = styled.div`
  position: sticky;
  top: var(--top-h);
  z-index: var(--z-sticky);
  height: 0;
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  height: 60px;
  margin-inline: calc(-1 * var(--gutter));
  padding: 0 var(--gutter);
  background: var(--bg);
  box-shadow: 0 1px var(--line);
  transition:
    opacity var(--dur-2) var(--ease-out),
    translate var(--dur-2) var(--ease-out);
  [data-shown='false'] > & {
    translate: 0 -6px;
    opacity: 0;
    visibility: hidden;
  }
  ${MEDIA.phone} {
    height: 56px;
  }
`;

const Words = styled.span`
  ${oneLine}
  font-family: var(--font-display);
  font-size: 20px;
  font-weight: var(--fw-display);
  line-height: 26px;
`;
