import type { SongSummaryWire } from '../../../../../contract/song';
import type { Credited, Song } from '../../../../domain/catalogue/song';
import type { CdnDomains } from '../cdn-domains';

type DominantColourWire = SongSummaryWire['dominant_color'];
type ArtistWire = SongSummaryWire['artist'];

export const toColour = ({ h, c, h2 }: DominantColourWire) => ({ hue: h, chroma: c, secondHue: h2 });

export const toArtistRef = (wire: ArtistWire, cdn: CdnDomains) => ({
  id: wire.id,
  name: wire.name,
  avatarUrl: wire.avatar === null ? null : cdn.pictureUrl(wire.avatar),
});

interface CreditedWire {
  readonly artists: readonly ArtistWire[];
  readonly display_artist?: string | undefined;
}

/** The artists that a song or an album is credited to. */
export const toCredited = ({ artists, display_artist: display }: CreditedWire, cdn: CdnDomains): Credited => ({
  artists: artists.map((artist) => toArtistRef(artist, cdn)),
  displayArtist: display ?? null,
});

/** Maps a wire song to a domain object with complete URLs. */
export function toSong(wire: SongSummaryWire, cdn: CdnDomains): Song {
  return {
    id: wire.id,
    title: wire.title,
    ...toCredited(wire, cdn),
    album: wire.album,
    duration: wire.duration,
    squareImageUrl: cdn.pictureUrl(wire.thumbnail_square),
    landscapeImageUrl: cdn.pictureUrl(wire.thumbnail_landscape),
    dominantColour: toColour(wire.dominant_color),
    hasAudio: wire.has_audio,
    hasVideo: wire.has_video,
    isPremium: wire.is_premium,
    isLiked: wire.is_liked,
    likeCount: wire.like_count,
    playCount: wire.play_count,
    absence: wire.absence ?? null,
  };
}
