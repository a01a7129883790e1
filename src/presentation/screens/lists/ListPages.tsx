import { useLocation } from 'react-router-dom';
import { ArtistsScreen } from './ArtistsScreen';
import { CollectionsScreen } from './CollectionsScreen';
import { SongsScreen } from './SongsScreen';

const SCREENS = [
  { path: '/songs', Screen: SongsScreen },
  { path: '/artists', Screen: ArtistsScreen },
  { path: '/playlists-album', Screen: CollectionsScreen },
];

/** The complete lists: songs, artists, playlists and albums. */
export function ListPages() {
  const { pathname } = useLocation();
  const { Screen } = SCREENS.find(({ path }) => pathname.startsWith(path)) ?? { Screen: SongsScreen };
  return <Screen />;
}
