import { useState } from 'react';
import styled from 'styled-components';
import { ACCOUNT_ICONS } from '../icons/account';
import { IconButton } from '../IconButton';
import { describedBy, FieldFrame, type FieldMessages } from './FieldFrame';
import { fieldLook } from './field-look';

interface PasswordFieldProps extends FieldMessages {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onLeave?: () => void;
  readonly placeholder?: string;
  readonly autoComplete: 'current-password' | 'new-password';
  /** Label of the eye button; the same while the button is on. */
  readonly showLabel: string;
}

/** A password, hidden until the user shows it. It may be pasted and filled in by a password manager. */
export function PasswordField(props: PasswordFieldProps) {
  const { value, onChange, onLeave, placeholder, autoComplete, showLabel, ...words } = props;
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame {...words}>
      <Box>
        <Input
          {...describedBy(words)}
          type={isShown ? 'text' : 'password'}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
          placeholder={placeholder}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-required
        />
        <Eye>
          <IconButton
            icon={{ path: isShown ? ACCOUNT_ICONS['eye-slash'] : ACCOUNT_ICONS.eye }}
            label={showLabel}
            tip={null}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          />
        </Eye>
      </Box>
    </FieldFrame>
  );
}

const Box = styled.div`
  position: relative;
`;

const Input = styled.input`
  height: 48px;
  padding: 0 50px 0 16px;
  ${fieldLook}
  /* The typeface's own dots are small, so a password has another font; the placeholder does not. */
  &[type='password']:not(:placeholder-shown) {
    font-family: Verdana, 'DejaVu Sans', sans-serif;
    letter-spacing: 0.16em;
  }
`;

const Eye = styled.span`
  position: absolute;
  inset: 6px 6px auto auto;
`;
