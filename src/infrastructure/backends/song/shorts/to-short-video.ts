import type { ShortCommentWire, ShortVideoWire } from '../../../../../contract/short-video';
import type { PlaybackSource } from '../../../../domain/playback/sources/playback-source';
import type { ClipComment } from '../../../../domain/shorts/comment-list';
import { FEED_REASONS, type ShortVideo } from '../../../../domain/shorts/short-video';
import type { CdnDomains } from '../cdn-domains';
import { toArtistRef, toColour, toSong } from '../catalogue/to-song';

const HLS = {
  kind: 'hls',
  medium: 'video',
  mimeType: 'application/vnd.apple.mpegurl',
  codec: '',
  start: null,
} as const;

const toSources = ({ master_url, video_qualities }: ShortVideoWire['media'], cdn: CdnDomains): PlaybackSource[] => [
  { ...HLS, id: 'auto', url: cdn.mediaUrl(master_url), bitrate: 0 },
  ...video_qualities.map(({ id, url, height, bitrate }) => ({ ...HLS, id, url: cdn.mediaUrl(url), bitrate, height })),
];

/** Maps a wire clip to a domain object with complete URLs. A reason that this product does not support counts as none. */
export function toShortVideo(wire: ShortVideoWire, cdn: CdnDomains): ShortVideo {
  const { artist, song, captions } = wire;
  return {
    id: wire.id,
    caption: wire.caption,
    hashtags: wire.hashtags,
    artist: artist && { ...toArtistRef(artist, cdn), isFollowed: artist.is_followed },
    used: song && { song: toSong(song.song, cdn), from: song.from, to: song.to },
    coverUrl: cdn.pictureUrl(wire.cover),
    duration: wire.duration,
    dominantColour: toColour(wire.dominant_color),
    captionsUrl: captions === null ? null : cdn.mediaUrl(captions),
    sources: toSources(wire.media, cdn),
    openingUrls: wire.media.opening.map((url) => cdn.mediaUrl(url)),
    counters: wire.counters,
    isLiked: wire.is_liked,
    isSaved: wire.is_saved,
    publishedAt: wire.published_at,
    reason: FEED_REASONS.find((reason) => reason === wire.reason) ?? null,
  };
}

/** Maps a wire comment to a domain object. */
export const toClipComment = (wire: ShortCommentWire, cdn: CdnDomains): ClipComment => ({
  id: wire.id,
  text: wire.text,
  author: {
    name: wire.author.name,
    avatarUrl: wire.author.avatar === null ? null : cdn.pictureUrl(wire.author.avatar),
  },
  isOwn: wire.is_own,
  writtenAt: wire.written_at,
});
