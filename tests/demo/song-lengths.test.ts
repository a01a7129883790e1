import { describeSongLengths } from '../demo-studio/music/song-lengths.contract';

describeSongLengths([1, 2, 3, 4, 5]);
