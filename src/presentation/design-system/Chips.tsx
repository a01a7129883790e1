import styled from 'styled-components';
import { focusRing, overlay, touchArea } from './interaction';
import { MEDIA } from './media';

interface ChipsProps<T extends string> {
  /** The name of the choice, read aloud. */
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  /** Null where no option matches what is shown. */
  readonly chosen: T | null;
  readonly onChoose: (value: T) => void;
}

/** A choice of one of a few options, in a line: what a page shows. On a phone the line scrolls sideways. */
export function Chips<T extends string>({ label, options, chosen, onChoose }: ChipsProps<T>) {
  return (
    <Line role="group" aria-label={label}>
      {options.map((option) => (
        <Chip
          key={option.value}
          type="button"
          aria-pressed={option.value === chosen}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </Chip>
      ))}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  ${MEDIA.phone} {
    flex-wrap: nowrap;
    margin-inline: calc(-1 * var(--gutter));
    padding: 4px var(--gutter);
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

const Chip = styled.button`
  ${touchArea}
  flex: none;
  height: 36px;
  padding: 0 15px;
  border-radius: var(--r-full);
  box-shadow: inset 0 0 0 1px var(--line-strong);
  color: var(--text-2);
  font-size: 14px;
  font-weight: var(--fw-medium);
  white-space: nowrap;
  ${overlay}
  ${focusRing}
  &[aria-pressed='true'] {
    background: var(--fill-inverse);
    color: var(--text-inverse);
    box-shadow: none;
    font-weight: var(--fw-strong);
  }
  ${MEDIA.forcedColours} {
    border: 1px solid;
    &[aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
  }
`;
