import styled from 'styled-components';
import { describedBy, FieldFrame, type FieldMessages } from './FieldFrame';
import { MEDIA } from '../media';

interface OtpFieldProps extends FieldMessages {
  readonly value: string;
  readonly length: number;
  readonly onChange: (digits: string) => void;
}

/**
 * A code of digits in as many cells. It is one field for typing, pasting, screen readers and the browser's filling in from a
 * message; the cells are only drawn.
 */
export function OtpField({ value, length, onChange, ...words }: OtpFieldProps) {
  const take = (text: string): void => onChange(text.replaceAll(/\D/g, '').slice(0, length));
  return (
    <FieldFrame {...words}>
      <Box>
        <Input
          {...describedBy(words)}
          value={value}
          onChange={(event) => take(event.target.value)}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-required
        />
        <Cells aria-hidden="true">
          {Array.from({ length }, (_, index) => (
            <Cell key={index} data-next={index === Math.min(value.length, length - 1)}>
              {value.charAt(index)}
            </Cell>
          ))}
        </Cells>
      </Box>
    </FieldFrame>
  );
}

const Box = styled.div`
  position: relative;
`;

const Cells = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 10px;
  pointer-events: none;
`;

const Cell = styled.span`
  display: grid;
  place-items: center;
  height: 56px;
  border-radius: 12px;
  background: var(--surface-1);
  box-shadow: inset 0 0 0 1px var(--control-line);
  font: var(--fw-display) 24px/1 var(--font-display);
  font-variant-numeric: tabular-nums;
  ${MEDIA.forcedColours} {
    border: 1px solid;
  }
`;

const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  opacity: 0;
  cursor: text;
  &[aria-invalid='true'] + ${Cells} ${Cell} {
    box-shadow: inset 0 0 0 2px var(--danger);
  }
  &:focus + ${Cells} ${Cell}[data-next='true'] {
    box-shadow:
      inset 0 0 0 2px var(--accent-strong),
      0 0 0 4px color-mix(in srgb, var(--accent) 28%, transparent);
  }
`;
