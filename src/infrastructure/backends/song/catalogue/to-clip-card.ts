import type { ShortCardWire } from '../../../../../contract/home';
import type { ClipCard } from '../../../../domain/shorts/clip-card';
import type { CdnDomains } from '../cdn-domains';
import { toColour } from './to-song';

/** Maps the card of a clip to a domain object with a complete URL. */
export const toClipCard = ({ id, caption, artist, ...card }: ShortCardWire, cdn: CdnDomains): ClipCard => ({
  id,
  caption,
  artistName: artist?.name ?? null,
  coverUrl: cdn.pictureUrl(card.cover),
  dominantColour: toColour(card.dominant_color),
  views: card.views,
});
