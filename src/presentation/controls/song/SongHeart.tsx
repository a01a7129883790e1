import { observer } from 'mobx-react-lite';
import type { Song } from '../../../domain/catalogue/song';
import type { AnnotatedSong } from '../../../domain/catalogue/song-annotations';
import { HeartButton } from '../../components/library/HeartButton';
import { useViewModels } from '../../hooks/view-models-context';

interface SongHeartProps {
  readonly song: AnnotatedSong & Pick<Song, 'title'>;
  readonly iconSize?: number;
  /** Removes the heart from the Tab order inside a grid, where the arrow keys reach it. */
  readonly tabIndex?: number;
}

/** The heart of a song, the same wherever the song stands; none where the backend has no likes. */
export const SongHeart = observer(function SongHeart({ song, ...look }: SongHeartProps) {
  const { annotations, supports } = useViewModels();
  if (!supports('likes')) return null;
  return (
    <HeartButton
      title={song.title}
      isLiked={annotations.of(song).isLiked}
      onToggle={() => annotations.toggleLike(song)}
      {...look}
    />
  );
});
