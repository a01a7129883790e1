import { useParams } from 'react-router-dom';
import { CollectionScreen } from './CollectionScreen';

/** `/album/:id`. */
export function AlbumScreen() {
  const { id = '' } = useParams();
  return <CollectionScreen collection={{ kind: 'album', id }} />;
}
