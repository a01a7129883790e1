import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { AnnotatedSong } from '../../../domain/catalogue/song-annotations';
import { LIBRARY_ICONS } from '../../design-system/icons/library';
import { LIKED_ICONS } from '../../design-system/icons/liked';
import { useViewModels } from '../../hooks/view-models-context';
import { RowIcon } from './RowIcon';

interface RowHeartProps {
  readonly song: AnnotatedSong;
  readonly label: string;
}

/** The heart of a row. The arrow keys of the table lead here. It beats once when it is pressed. */
export const RowHeart = observer(function RowHeart({ song, label }: RowHeartProps) {
  const { annotations, supports } = useViewModels();
  const [isPressed, setPressed] = useState(false);
  if (!supports('likes')) return null;
  const { isLiked } = annotations.of(song);
  const press = (): void => {
    setPressed(true);
    annotations.toggleLike(song);
  };
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isLiked}
      data-beating={isPressed && isLiked}
      tabIndex={-1}
      onClick={press}
    >
      <RowIcon path={isLiked ? LIKED_ICONS.heart : LIBRARY_ICONS.heart} />
    </button>
  );
});
