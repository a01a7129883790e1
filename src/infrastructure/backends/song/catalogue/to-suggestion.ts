import type { SongSuggestionWire } from '../../../../../contract/song-info';
import { SUGGESTION_REASONS, type Suggestion } from '../../../../domain/catalogue/suggestion';
import type { CdnDomains } from '../cdn-domains';
import { toSong } from './to-song';

/** Maps a suggested song to a domain object; a reason that this product does not support counts as none. */
export function toSuggestion(wire: SongSuggestionWire, cdn: CdnDomains): Suggestion {
  const reason = SUGGESTION_REASONS.find((known) => known === wire.reason);
  return reason === undefined ? toSong(wire, cdn) : { ...toSong(wire, cdn), reason };
}
