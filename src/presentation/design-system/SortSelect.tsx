import styled from 'styled-components';
import { Icon } from './Icon';
import { focusRing } from './interaction';
import { CARET_ICONS } from './icons/caret';

interface SortSelectProps<T extends string> {
  /** The name of the choice, read aloud and shown before it. */
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

/** The sort order of a list: the browser's own select, as narrow as its text. */
export function SortSelect<T extends string>({ label, options, chosen, onChoose }: SortSelectProps<T>) {
  const choose = (value: string): void => {
    const option = options.find((each) => each.value === value);
    if (option !== undefined) onChoose(option.value);
  };
  return (
    <Box>
      <Label>{label}</Label>
      <Select value={chosen} onChange={(event) => choose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
      <Mark>
        <Icon path={CARET_ICONS['caret-down']} size={14} />
      </Mark>
    </Box>
  );
}

const Box = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 8px;
  flex: none;
`;

const Label = styled.span`
  color: var(--text-2);
  font-size: var(--fs-meta);
`;

const Select = styled.select`
  appearance: none;
  min-height: 44px;
  padding: 0 30px 0 8px;
  border: 0;
  border-radius: var(--r-sm);
  background: transparent;
  color: var(--text-1);
  font: inherit;
  font-weight: var(--fw-strong);
  cursor: pointer;
  ${focusRing}
  option {
    background: var(--surface-1);
    color: var(--text-1);
  }
`;

const Mark = styled.span`
  position: absolute;
  inset: 0 8px 0 auto;
  display: grid;
  align-items: center;
  color: var(--text-2);
  pointer-events: none;
`;
