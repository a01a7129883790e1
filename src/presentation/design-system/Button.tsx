import type { ButtonHTMLAttributes } from 'react';
import styled, { css, type RuleSet } from 'styled-components';
import { Icon, type IconShape } from './Icon';
import { disabledLook, focusRing, touchArea } from './interaction';
import { MEDIA } from './media';
import { Spinner } from './Spinner';

export type ButtonVariant = 'primary' | 'strong' | 'secondary' | 'outline' | 'ghost' | 'danger';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: ButtonVariant;
  readonly small?: boolean;
  readonly icon?: IconShape;
  /** Leaves the text and shows a spinner in place of the icon. */
  readonly isBusy?: boolean;
}

export function Button({ variant = 'secondary', small = false, icon, isBusy = false, children, ...rest }: ButtonProps) {
  return (
    <Face type="button" $variant={variant} $small={small} aria-busy={isBusy || undefined} {...rest}>
      {isBusy ? <Spinner /> : icon && <Icon {...icon} size={19} />}
      {children}
    </Face>
  );
}

const FILLS: Record<ButtonVariant, RuleSet> = {
  primary: css`
    background: var(--accent);
    color: var(--on-accent);
  `,
  strong: css`
    background: var(--fill-inverse);
    color: var(--text-inverse);
  `,
  secondary: css`
    background: var(--surface-2);
    color: var(--text-1);
  `,
  outline: css`
    color: var(--text-1);
    box-shadow: inset 0 0 0 1px var(--line-strong);
  `,
  ghost: css`
    color: var(--text-2);
  `,
  danger: css`
    color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--line-strong);
  `,
};

/** The variants without a fill. */
const BARE: readonly ButtonVariant[] = ['outline', 'ghost', 'danger'];

/** The look of a button, for links: include it in a `styled(Link)`. */
export const buttonFace = css<{ $variant: ButtonVariant; $small?: boolean }>`
  ${touchArea}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  height: ${({ $small }) => ($small ? 36 : 44)}px;
  padding: 0 ${({ $small }) => ($small ? 14 : 20)}px;
  border-radius: var(--r-full);
  font-size: ${({ $small }) => ($small ? 'var(--fs-meta)' : 'inherit')};
  font-weight: var(--fw-strong);
  white-space: nowrap;
  transition:
    filter var(--dur-2) var(--ease-out),
    scale var(--dur-2) var(--ease-out),
    background-color var(--dur-2) var(--ease-out);
  ${({ $variant }) => FILLS[$variant]}
  ${MEDIA.hover} {
    &:hover:not(:disabled) {
      filter: brightness(1.06);
      background-color: ${({ $variant }) => (BARE.includes($variant) ? 'var(--hover)' : undefined)};
    }
  }
  &:active:not(:disabled) {
    scale: 0.97;
    filter: brightness(0.94);
  }
  ${focusRing}
  ${disabledLook}
`;

const Face = styled.button<{ $variant: ButtonVariant; $small: boolean }>`
  ${buttonFace}
`;
