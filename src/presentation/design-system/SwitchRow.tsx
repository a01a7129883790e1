import styled from 'styled-components';
import { MEDIA } from './media';

interface SwitchRowProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A setting that is on or off: words on the left, the switch on the right. */
export function SwitchRow({ label, isOn, onChange }: SwitchRowProps) {
  return (
    <Row>
      <span>{label}</span>
      <SwitchBox type="checkbox" role="switch" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
    </Row>
  );
}

const Row = styled.label`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: var(--hit);
  font-weight: var(--fw-medium);
  cursor: pointer;
`;

/** The switch itself, for rows with more than one line of text. */
export const SwitchBox = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  width: 46px;
  height: 28px;
  border-radius: var(--r-full);
  background: var(--control-line);
  cursor: pointer;
  transition: background-color var(--dur-2) var(--ease-out);
  &::after {
    content: '';
    position: absolute;
    inset: 3px auto 3px 3px;
    width: 22px;
    border-radius: 50%;
    background: #fff;
    transition: translate var(--dur-3) var(--ease-out);
  }
  &:checked {
    background: var(--accent-strong);
  }
  &:checked::after {
    translate: 18px 0;
    background: var(--on-accent-strong);
  }
  &:focus-visible {
    outline: 2.5px solid var(--accent-strong);
    outline-offset: 2px;
  }
  ${MEDIA.forcedColours} {
    appearance: auto;
  }
`;
