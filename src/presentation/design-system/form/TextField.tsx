import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import styled from 'styled-components';
import { Icon, type IconShape } from '../Icon';
import { describedBy, FieldFrame, type FieldMessages } from './FieldFrame';
import { fieldLook } from './field-look';

export interface TextFieldProps extends FieldMessages {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onLeave?: () => void;
  readonly type?: HTMLInputTypeAttribute;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly placeholder?: string;
  readonly icon?: IconShape;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly maxLength?: number;
  /** The last date that can be picked. */
  readonly max?: string;
}

/** One line of text. */
export function TextField({ value, onChange, onLeave, icon, ...rest }: TextFieldProps) {
  const { type = 'text', autoComplete, placeholder, isRequired, isDisabled, maxLength, max, ...words } = rest;
  return (
    <FieldFrame {...words}>
      <Box>
        {icon && (
          <Lead>
            <Icon {...icon} size={19} />
          </Lead>
        )}
        <Input
          {...describedBy(words)}
          $isIndented={icon !== undefined}
          type={type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
          autoComplete={autoComplete}
          autoCapitalize={type === 'email' ? 'none' : undefined}
          spellCheck={type === 'email' ? false : undefined}
          placeholder={placeholder}
          aria-required={isRequired}
          disabled={isDisabled}
          maxLength={maxLength}
          max={max}
        />
      </Box>
    </FieldFrame>
  );
}

const Box = styled.div`
  position: relative;
`;

const Lead = styled.span`
  position: absolute;
  inset: 0 auto 0 14px;
  display: grid;
  align-items: center;
  color: var(--text-2);
  pointer-events: none;
`;

const Input = styled.input<{ $isIndented: boolean }>`
  height: 48px;
  padding: 0 16px 0 ${({ $isIndented }) => ($isIndented ? 42 : 16)}px;
  ${fieldLook}
`;
