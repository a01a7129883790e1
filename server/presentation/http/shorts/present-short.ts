import type { ShortCommentWire, ShortVideoWire } from '../../../../contract/short-video';
import type { ShortComment } from '../../../domain/shorts/short-comments.port';
import type { ShownShort } from '../../../application/shorts/show-shorts';
import {
  clipCaptionsUrl,
  clipMasterUrl,
  clipOpeningUrls,
  clipPlaylistUrl,
  imageUrl,
} from '../../../domain/media/media-urls';
import { planVideo, secondsOf, segmentUnits } from '../../../domain/media/segment-plan';
import { clipLadder, outputFps } from '../../../domain/media/video-ladder';
import { shownStretch, type ShortCard } from '../../../domain/shorts/short-card';
import { pictureUrl, presentColour } from '../present-picture';
import { presentArtist, presentSong } from '../songs/present-song';

function presentMedia(card: ShortCard): ShortVideoWire['media'] {
  const { video, durationMs, media: key } = card;
  const plan = planVideo(durationMs, outputFps(video.fps));
  const ladder = clipLadder(video);
  return {
    master_url: clipMasterUrl(key),
    video_qualities: ladder.map(({ rung, height, bitrate }) => ({
      id: `${rung}p`,
      url: clipPlaylistUrl(key, rung),
      height,
      bitrate,
    })),
    first_duration: secondsOf(plan, segmentUnits(plan, 0)),
    opening: ladder.slice(0, 1).flatMap(({ rung }) => clipOpeningUrls(key, rung)),
  };
}

function presentUsedSong({ card, song }: ShownShort): ShortVideoWire['song'] {
  if (song === null || card.song === null) return null;
  const { fromMs, toMs } = shownStretch(card.song.stretch, card.durationMs, song.durationMs);
  return { song: presentSong(song), from: fromMs / 1_000, to: toMs / 1_000 };
}

/** A short video as its viewer sees it. */
export function presentShort(shown: ShownShort): ShortVideoWire {
  const { card, marks } = shown;
  const { id, artist } = card;
  return {
    id,
    caption: card.caption,
    hashtags: [...card.hashtags],
    artist: artist && { ...presentArtist(artist), is_followed: marks.isFollowed },
    song: presentUsedSong(shown),
    cover: pictureUrl(card.imageId, id),
    duration: card.durationMs / 1_000,
    dominant_color: presentColour(card.colour, id),
    captions: card.hasCaptions ? clipCaptionsUrl(card.media) : null,
    media: presentMedia(card),
    counters: { ...card.counters },
    is_liked: marks.isLiked,
    is_saved: marks.isSaved,
    published_at: card.publishedAt.toISOString(),
  };
}

/** A comment as its viewer sees it. */
export const presentComment = ({ id, text, author, isOwn, writtenAt }: ShortComment): ShortCommentWire => ({
  id,
  text,
  author: { name: author.name, avatar: author.imageId === null ? null : imageUrl(author.imageId) },
  is_own: isOwn,
  written_at: writtenAt.toISOString(),
});
