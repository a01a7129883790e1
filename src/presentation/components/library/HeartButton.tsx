import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { heartBeat } from '../../design-system/heart-beat';
import { IconButton } from '../../design-system/IconButton';
import { LIBRARY_ICONS } from '../../design-system/icons/library';
import { LIKED_ICONS } from '../../design-system/icons/liked';

interface HeartButtonProps {
  /** Song title. */
  readonly title: string;
  readonly isLiked: boolean;
  readonly onToggle: () => void;
  readonly iconSize?: number;
  /** Takes the button out of the Tab order inside a grid, whose arrow keys reach the button. */
  readonly tabIndex?: number;
}

/** A heart: filled once the song is liked. It beats once when it is pressed, never by itself. */
export function HeartButton({ title, isLiked, onToggle, iconSize = 20, tabIndex }: HeartButtonProps) {
  const { t } = useTranslation('library');
  const [isPressed, setPressed] = useState(false);
  const press = (): void => {
    setPressed(true);
    onToggle();
  };
  return (
    <Heart
      icon={{ path: isLiked ? LIKED_ICONS.heart : LIBRARY_ICONS.heart }}
      iconSize={iconSize}
      label={t('like', { title })}
      tip={null}
      tabIndex={tabIndex}
      aria-pressed={isLiked}
      data-beating={isPressed && isLiked}
      onClick={press}
    />
  );
}

const Heart = styled(IconButton)`
  &[aria-pressed='true'],
  &[aria-pressed='true']:hover:not(:disabled) {
    color: var(--like);
  }
  ${heartBeat}
`;
