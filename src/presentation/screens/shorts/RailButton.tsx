import styled from 'styled-components';
import { Icon } from '../../design-system/Icon';
import { MEDIA } from '../../design-system/media';

interface RailButtonProps {
  readonly icon: string;
  readonly label: string;
  /** Text under the button: a count or a state. */
  readonly words?: string;
  /** The state of a toggle button; undefined for a plain action. */
  readonly isOn?: boolean;
  readonly isHeart?: boolean;
  readonly onPress: () => void;
}

/**
 * One round button of the rail with its count below. The count is not part of the button's name, which is the same in every state
 * (design §11).
 */
export function RailButton({ icon, label, words, isOn, isHeart = false, onPress }: RailButtonProps) {
  return (
    <Cell>
      <Face type="button" aria-label={label} aria-pressed={isOn} data-heart={isHeart} onClick={onPress}>
        <Disc>
          <Icon path={icon} size={24} />
        </Disc>
      </Face>
      {words !== undefined && <small aria-hidden="true">{words}</small>}
    </Cell>
  );
}

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: 50%;
  background: var(--surface-3);
  color: #fff;
  ${MEDIA.phone} {
    background: rgb(8 6 20 / 0.5);
  }
`;

const Cell = styled.span`
  position: relative;
  display: grid;
  justify-items: center;
  gap: 4px;
  min-width: var(--hit);
  small {
    font-size: 12.5px;
    font-weight: 600;
    line-height: 16px;
  }
  ${MEDIA.phone} {
    small {
      padding: 0 6px;
      border-radius: 8px;
      background: rgb(8 6 20 / 0.62);
    }
  }
`;

/** The click area includes the text below. */
const Face = styled.button`
  border-radius: 14px;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &[aria-pressed='true']:not([data-heart='true']) ${Disc} {
    background: #fff;
    color: #16152b;
  }
  &[data-heart='true'][aria-pressed='true'] ${Disc} {
    color: var(--like);
  }
  &:active {
    scale: 0.94;
  }
  &:focus-visible {
    outline: 2.5px solid var(--accent-strong);
    outline-offset: 2px;
  }
`;
