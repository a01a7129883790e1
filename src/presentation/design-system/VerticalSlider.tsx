import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { MEDIA } from './media';

interface VerticalSliderProps {
  readonly label: string;
  readonly value: number;
  /** The value lies between minus this and this; 0 is in the middle. */
  readonly reach: number;
  readonly valueText: string;
  readonly onChange: (value: number) => void;
}

/** The browser's own range input, upright: up is more. The fill grows from the middle. */
export function VerticalSlider({ label, value, reach, valueText, onChange }: VerticalSliderProps) {
  return (
    <Range
      type="range"
      min={-reach}
      max={reach}
      step={1}
      value={value}
      aria-label={label}
      aria-valuetext={valueText}
      aria-orientation="vertical"
      style={{ '--at': (value + reach) / (2 * reach) } as CSSProperties}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  );
}

const Range = styled.input`
  appearance: none;
  width: var(--hit);
  height: 148px;
  margin: 0;
  background: transparent;
  cursor: pointer;
  writing-mode: vertical-lr;
  direction: rtl;
  touch-action: none;
  &::-webkit-slider-runnable-track {
    width: 4px;
    border-radius: 2px;
    background: linear-gradient(
      to top,
      var(--track) calc(min(var(--at), 0.5) * 100%),
      var(--seek-fill) calc(min(var(--at), 0.5) * 100%) calc(max(var(--at), 0.5) * 100%),
      var(--track) calc(max(var(--at), 0.5) * 100%)
    );
  }
  &::-moz-range-track {
    width: 4px;
    border-radius: 2px;
    background: var(--track);
  }
  &::-webkit-slider-thumb {
    appearance: none;
    width: 18px;
    height: 18px;
    margin-left: -7px;
    border-radius: 50%;
    background: var(--seek-fill);
    box-shadow: 0 0 0 3px var(--slider-edge, var(--surface-1));
  }
  &::-moz-range-thumb {
    width: 18px;
    height: 18px;
    border: 0;
    border-radius: 50%;
    background: var(--seek-fill);
  }
  &:focus-visible {
    outline: 2.5px solid var(--accent-strong);
    outline-offset: -2px;
    border-radius: var(--r-sm);
  }
  ${MEDIA.forcedColours} {
    appearance: auto;
  }
`;
