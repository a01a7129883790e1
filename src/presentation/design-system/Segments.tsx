import { useId } from 'react';
import styled from 'styled-components';
import { Icon, type IconShape } from './Icon';
import { MEDIA } from './media';

interface SegmentsProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly options: readonly { readonly value: V; readonly label: string; readonly icon?: IconShape }[];
  readonly onChange: (value: V) => void;
}

/** One of two or three options, all visible: radio buttons in a row. */
export function Segments<V extends string>({ label, value, options, onChange }: SegmentsProps<V>) {
  const name = useId();
  return (
    <Group>
      <legend>{label}</legend>
      <Row>
        {options.map((option) => (
          <Segment key={option.value}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            {option.icon && <Icon {...option.icon} size={19} />}
            {option.label}
          </Segment>
        ))}
      </Row>
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    margin-bottom: 6px;
    font-size: 14px;
    font-weight: var(--fw-strong);
  }
`;

const Row = styled.div`
  display: inline-flex;
  padding: 4px;
  border-radius: var(--r-full);
  background: var(--surface-1);
  box-shadow: inset 0 0 0 1px var(--control-line);
`;

const Segment = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: 8px;
  height: 40px;
  padding: 0 18px;
  border-radius: var(--r-full);
  color: var(--text-2);
  font-weight: var(--fw-strong);
  cursor: pointer;
  transition: background-color var(--dur-2) var(--ease-out);
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:checked) {
    background: var(--surface-3);
    color: var(--text-1);
  }
  &:has(:focus-visible) {
    outline: 2.5px solid var(--accent-strong);
    outline-offset: 2px;
  }
  ${MEDIA.forcedColours} {
    &:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
`;
