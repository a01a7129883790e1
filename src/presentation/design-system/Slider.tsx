import { useEffect, useLayoutEffect, useRef, type CSSProperties, type KeyboardEvent, type RefObject } from 'react';
import styled from 'styled-components';
import { SliderBar, type SliderTone } from './SliderBar';
import { sliderTarget } from './slider-keys';
import { useSliderDrag } from './use-slider-drag';
import { selectable } from './selectable';

export interface SliderProps {
  readonly value: number;
  readonly max: number;
  readonly label: string;
  /** The value in words, for screen readers. */
  readonly valueText: string;
  readonly step: number;
  readonly pageStep: number;
  /** How far something is loaded; decorative. */
  readonly buffered?: number;
  readonly tone?: SliderTone;
  /** Text of the bubble over the pointer; without it there is no bubble. */
  readonly bubble?: (value: number) => string;
  readonly onPreview: (value: number) => void;
  readonly onCommit: (value: number) => void;
  readonly onCancel?: () => void;
}

/** A bar to drag and a native range input under it for keyboards and assistive technology. */
export function Slider(props: SliderProps) {
  const { value, max, label, valueText, onPreview, onCommit } = props;
  const input = useRef<HTMLInputElement>(null);
  const drag = useSliderDrag({
    onPreview: (fraction) => onPreview(fraction * max),
    onCommit: (fraction) => onCommit(fraction * max),
    onCancel: () => props.onCancel?.(),
  });
  useNativeCommit(input, onCommit);

  const pressKey = (event: KeyboardEvent): void => {
    const target = sliderTarget(event.key, props);
    if (event.key === 'Escape' && drag.cancel()) event.stopPropagation();
    if (target === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onCommit(target);
  };
  return (
    <Root style={fillOf(props)} data-dragging={drag.isDragging} {...drag.bind}>
      <Input
        ref={input}
        type="range"
        min={0}
        max={max}
        step="any"
        value={value}
        aria-label={label}
        aria-valuetext={valueText}
        onChange={(event) => onPreview(event.target.valueAsNumber)}
        onKeyDown={pressKey}
      />
      <SliderBar tone={props.tone ?? 'seek'} bubble={bubbleOf(props, drag.hovered)} at={drag.hovered ?? 0} />
    </Root>
  );
}

const share = (part: number, whole: number): number => (whole > 0 ? Math.min(Math.max(part / whole, 0), 1) : 0);

const fillOf = ({ value, max, buffered = 0 }: SliderProps): CSSProperties =>
  ({ '--fill': share(value, max), '--buffered': share(buffered, max) }) as CSSProperties;

const bubbleOf = ({ bubble, max }: SliderProps, hovered: number | null): string | null =>
  bubble === undefined || hovered === null || max === 0 ? null : bubble(hovered * max);

/** React's `onChange` is the native `input` event; assistive technology ends its move with a native `change`. */
function useNativeCommit(input: RefObject<HTMLInputElement | null>, onCommit: (value: number) => void): void {
  const latest = useRef(onCommit);
  useLayoutEffect(() => {
    latest.current = onCommit;
  });
  useEffect(() => {
    const element = input.current;
    const commit = (): void => latest.current(element?.valueAsNumber ?? 0);
    element?.addEventListener('change', commit);
    return () => element?.removeEventListener('change', commit);
  }, [input]);
}

const Root = styled.div`
  position: relative;
  flex: 1;
  height: 20px;
  margin: -8px 0;
  cursor: pointer;
  touch-action: none;
  ${selectable('none')}
`;

const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  pointer-events: none;
`;
