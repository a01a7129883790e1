import { useParams } from 'react-router-dom';
import { CollectionScreen } from './CollectionScreen';

/** `/playlist/:id`. */
export function PlaylistScreen() {
  const { id = '' } = useParams();
  return <CollectionScreen collection={{ kind: 'playlist', id }} />;
}
