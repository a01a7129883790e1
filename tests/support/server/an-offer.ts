import { OfferMedia } from '../../../server/application/media/offer-media';
import type { Clock } from '../../../server/application/ports/clock.port';
import { HmacMediaGrants } from '../../../server/infrastructure/crypto/hmac-media-grants';

/** Seconds. */
export const OFFER_LIFE = 600;

/** The media offers of a catalogue under test, signed with a test key. */
export const anOffer = (clock: Clock): OfferMedia =>
  new OfferMedia(new HmacMediaGrants(Buffer.alloc(32, 7)), clock, OFFER_LIFE);
