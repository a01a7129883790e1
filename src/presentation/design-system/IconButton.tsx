import type { ButtonHTMLAttributes } from 'react';
import styled from 'styled-components';
import { Icon, type IconShape } from './Icon';
import { disabledLook, focusRing, overlay, touchArea } from './interaction';
import { MEDIA } from './media';
import { tooltip, type TooltipSide } from './tooltip';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  readonly icon: IconShape;
  /** Read aloud, and shown under the pointer unless `tip` is another text or null. */
  readonly label: string;
  readonly tip?: string | null;
  readonly side?: TooltipSide;
  readonly iconSize?: number;
  /** Drawn in the accent with a dot under it. */
  readonly isOn?: boolean;
}

export function IconButton({
  icon,
  label,
  tip = label,
  side = 'top',
  iconSize = 20,
  isOn = false,
  ...rest
}: IconButtonProps) {
  return (
    <Face type="button" aria-label={label} data-tip={tip ?? undefined} data-side={side} $isOn={isOn} {...rest}>
      <Icon {...icon} size={iconSize} />
      {isOn && <Dot />}
    </Face>
  );
}

const Face = styled.button<{ $isOn: boolean }>`
  ${touchArea}
  display: grid;
  place-items: center;
  flex: none;
  width: 36px;
  height: 36px;
  border-radius: var(--r-full);
  color: ${({ $isOn }) => ($isOn ? 'var(--accent-strong)' : 'var(--text-2)')};
  ${overlay}
  ${MEDIA.hover} {
    &:hover:not(:disabled) {
      color: ${({ $isOn }) => ($isOn ? 'var(--accent-strong)' : 'var(--text-1)')};
    }
  }
  &:active:not(:disabled) {
    scale: 0.94;
  }
  ${focusRing}
  ${disabledLook}
  ${tooltip}
`;

const Dot = styled.span`
  position: absolute;
  bottom: 2px;
  width: 4px;
  height: 4px;
  border-radius: 50%;
  background: currentColor;
`;
