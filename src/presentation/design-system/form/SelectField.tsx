import styled from 'styled-components';
import { Icon } from '../Icon';
import { describedBy, FieldFrame, type FieldMessages } from './FieldFrame';
import { fieldLook } from './field-look';
import { CARET_ICONS } from '../icons/caret';

interface SelectFieldProps extends FieldMessages {
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** A choice of one of a few options: the browser's own list, which works with every keyboard and every screen reader. */
export function SelectField({ value, options, onChange, ...words }: SelectFieldProps) {
  return (
    <FieldFrame {...words}>
      <Box>
        <Select {...describedBy(words)} value={value} onChange={(event) => onChange(event.target.value)}>
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
    </FieldFrame>
  );
}

const Box = styled.div`
  position: relative;
`;

const Select = styled.select`
  appearance: none;
  height: 48px;
  padding: 0 40px 0 16px;
  border: 0;
  font: inherit;
  cursor: pointer;
  ${fieldLook}
`;

const Mark = styled.span`
  position: absolute;
  inset: 0 16px 0 auto;
  display: grid;
  align-items: center;
  color: var(--text-2);
  pointer-events: none;
`;
