import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Song } from '../../../domain/catalogue/song';
import { useViewModels } from '../../hooks/view-models-context';
import { Button } from '../../design-system/Button';
import { LIBRARY_ICONS } from '../../design-system/icons/library';
import { LIKED_ICONS } from '../../design-system/icons/liked';

/** The like button of the song's page: a heart with a label. */
export const LikeButton = observer(function LikeButton({ song }: { readonly song: Song }) {
  const { annotations, supports } = useViewModels();
  const { t } = useTranslation('listen');
  const { t: keep } = useTranslation('library');
  if (!supports('likes')) return null;
  const { isLiked } = annotations.of(song);
  return (
    <Heart
      variant="outline"
      icon={{ path: isLiked ? LIKED_ICONS.heart : LIBRARY_ICONS.heart }}
      aria-label={keep('like', { title: song.title })}
      aria-pressed={isLiked}
      onClick={() => annotations.toggleLike(song)}
    >
      {t('song.like')}
    </Heart>
  );
});

/** How many listeners like the song, including this listener's current like; null for none, or if the backend does not say it. */
export function useLikeCount(song: Song): string | null {
  const { annotations } = useViewModels();
  const { t } = useTranslation('listen');
  if (song.likeCount === null) return null;
  const count = song.likeCount + Number(annotations.of(song).isLiked) - Number(song.isLiked);
  return count > 0 ? t('song.likes', { count }) : null;
}

const Heart = styled(Button)`
  &[aria-pressed='true'] svg {
    color: var(--like);
  }
`;
