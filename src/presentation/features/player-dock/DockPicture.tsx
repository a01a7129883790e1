import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import type { Song } from '../../../domain/catalogue/song';
import { useViewModels } from '../../hooks/view-models-context';
import { Picture } from '../../controls/media/Picture';
import { useSongMedia } from '../../hooks/use-song-media';
import { useSoundAfter } from '../../hooks/use-sound-after';

/** The picture over the small cover of the dock, shown while no larger one is visible. */
export const DockPicture = observer(function DockPicture({ song }: { readonly song: Song }) {
  const { fullScreen } = useViewModels();
  const media = useSongMedia();
  useSoundAfter(media);
  if (!media.isVideo || fullScreen.isFull) return null;
  return (
    <Over>
      <Picture media={media} song={song} />
    </Over>
  );
});

const Over = styled.span`
  position: absolute;
  inset: 0;
  > div {
    height: 100%;
    aspect-ratio: auto;
  }
  video {
    object-fit: cover;
  }
`;
