import type { SongSummaryWire } from '../../../../contract/song';
import type { ArtistRef, SongCard } from '../../../domain/catalogue/song-card';
import { NO_ANNOTATIONS, type SongAnnotations } from '../../../domain/library/annotated-songs.port';
import { AUDIO_KBPS } from '../../../domain/media/audio-ladder';
import { audioSegmentPattern, initId } from '../../../domain/media/media-urls';
import { imageUrl } from '../../../domain/media/media-urls';
import { servedSampleRate } from '../../../domain/media/segment-plan';
import { pictureUrl, presentColour } from '../present-picture';

type ArtistWire = SongSummaryWire['artist'];

export const presentArtist = ({ id, name, imageId }: ArtistRef): ArtistWire => ({
  id,
  name,
  avatar: imageId === null ? null : imageUrl(imageId),
});

/** The artists' credit as one text, if it differs from their names joined with commas. */
export const presentDisplay = ({ displayArtist }: Pick<SongCard, 'displayArtist'>): { display_artist?: string } =>
  displayArtist === null ? {} : { display_artist: displayArtist };

/** Stands in for the artist of a song without a known artist. */
const NOBODY: ArtistWire = { id: 'unknown', name: '', avatar: null };

/** The source of the first sound: the lowest rendition, which arrives first. What a list contains of a song is not secret. */
function presentMedia({ media, audio, isPremium, absence }: SongCard): SongSummaryWire['media'] {
  if (isPremium || absence !== null) return null;
  return {
    init_id: initId(servedSampleRate(audio.sampleRate)),
    segments: audioSegmentPattern(media, AUDIO_KBPS[0]),
  };
}

/** What a listener has noted on a song; nothing in what is cached for everybody. */
export const presentAnnotations = ({ isLiked }: SongAnnotations): Pick<SongSummaryWire, 'is_liked'> => ({
  is_liked: isLiked,
});

/** A song as lists show it. */
export function presentSong(song: SongCard): SongSummaryWire {
  const { id, title, absence } = song;
  const artists = song.artists.map(presentArtist);
  const picture = pictureUrl(song.imageId, song.album?.id ?? id);
  return {
    id,
    title,
    artist: artists[0] ?? NOBODY,
    artists,
    ...presentDisplay(song),
    album: song.album,
    duration: song.durationMs / 1_000,
    thumbnail_square: picture,
    thumbnail_landscape: picture,
    dominant_color: presentColour(song.colour, song.album?.id ?? id),
    has_audio: absence === null,
    has_video: song.hasVideo && absence === null,
    is_premium: song.isPremium,
    ...presentAnnotations(NO_ANNOTATIONS),
    like_count: song.likeCount,
    play_count: song.playCount,
    media: presentMedia(song),
    ...(absence !== null && { absence: { kind: absence.kind, since: absence.since.toISOString() } }),
  };
}
