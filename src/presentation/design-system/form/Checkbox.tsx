import styled from 'styled-components';
import { Icon } from '../Icon';
import { SIGN_ICONS } from '../icons/sign';
import { MEDIA } from '../media';

interface CheckboxProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function Checkbox({ label, isOn, onChange }: CheckboxProps) {
  return (
    <Line>
      <Box type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      <Tick aria-hidden="true">
        <Icon path={SIGN_ICONS.check} size={14} />
      </Tick>
      {label}
    </Line>
  );
}

const Line = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: var(--hit);
  color: var(--text-2);
  cursor: pointer;
`;

const Box = styled.input`
  appearance: none;
  flex: none;
  width: 22px;
  height: 22px;
  border-radius: 7px;
  background: var(--surface-1);
  box-shadow: inset 0 0 0 1px var(--control-line);
  cursor: pointer;
  &:checked {
    background: var(--accent-strong);
    box-shadow: none;
  }
  &:focus-visible {
    outline: 2.5px solid var(--accent-strong);
    outline-offset: 2px;
  }
  ${MEDIA.forcedColours} {
    appearance: auto;
  }
`;

const Tick = styled.span`
  position: absolute;
  left: 4px;
  color: var(--on-accent-strong);
  pointer-events: none;
  input:not(:checked) + & {
    visibility: hidden;
  }
  ${MEDIA.forcedColours} {
    display: none;
  }
`;
