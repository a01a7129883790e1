import styled from 'styled-components';
import { describedBy, FieldFrame, type FieldMessages } from './FieldFrame';
import { fieldLook } from './field-look';

interface TextAreaProps extends FieldMessages {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onLeave?: () => void;
  readonly rows?: number;
  readonly isRequired?: boolean;
}

/** Several lines of text. */
export function TextArea({ value, onChange, onLeave, rows = 3, isRequired, ...words }: TextAreaProps) {
  return (
    <FieldFrame {...words}>
      <Area
        {...describedBy(words)}
        rows={rows}
        aria-required={isRequired}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
      />
    </FieldFrame>
  );
}

const Area = styled.textarea`
  display: block;
  padding: 12px 16px;
  border: 0;
  font: inherit;
  resize: vertical;
  ${fieldLook}
`;
