import type { SongSuggestionWire } from '../../../../contract/song-info';
import type { SuggestedSong } from '../../../application/suggestions/suggest-songs';
import { presentSong } from './present-song';

export const presentSuggestion = ({ song, reason }: SuggestedSong): SongSuggestionWire => ({
  ...presentSong(song),
  ...(reason === undefined ? {} : { reason }),
});
