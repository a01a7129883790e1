import type { SongDetails } from '../../domain/catalogue/song-details';
import { playbackRight } from '../../domain/media/playback-right';
import type { MediaKey } from '../../domain/media/media-key';
import type { MediaGrants } from '../../domain/media/media-grants.port';
import type { Clock } from '../ports/clock.port';
import type { Identity } from '../sessions/identify';

/** The media of a song that one listener may play. A grant is null if the media are public. */
export type OfferedMedia =
  | { readonly kind: 'preview'; readonly reason: 'sign-in' | 'premium' }
  | { readonly kind: 'full'; readonly grants: GrantsOfSong | null };

/** Grants for the song's sound and its video, which may be in different files. */
export interface GrantsOfSong {
  readonly sound: string;
  readonly video: string;
  readonly expiresInSeconds: number;
}

const SECOND = 1_000;

/** Decides how much of a song a listener may play, and signs the addresses of media that are not public. */
export class OfferMedia {
  constructor(
    private readonly grants: MediaGrants,
    private readonly clock: Clock,
    private readonly lifeSeconds: number,
  ) {}

  execute(song: SongDetails, listener: Identity | null): OfferedMedia {
    const right = playbackRight(song.isPremium, listener);
    if (right !== 'full') return { kind: 'preview', reason: right };
    return { kind: 'full', grants: song.isPremium && listener !== null ? this.sign(song, listener) : null };
  }

  private sign({ media, videoMedia }: SongDetails, { sessionId }: Identity): GrantsOfSong {
    const expiresAt = new Date(this.clock.now() + this.lifeSeconds * SECOND);
    const sign = (file: MediaKey): string => this.grants.make(file, { sessionId, expiresAt });
    return { sound: sign(media), video: sign(videoMedia), expiresInSeconds: this.lifeSeconds };
  }
}
