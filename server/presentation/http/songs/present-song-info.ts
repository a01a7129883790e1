import { lrcOffset } from '../../../../contract/kernel/lrc';
import type { LoudnessWire, SongInfoWire, SongVideoWire } from '../../../../contract/song-info';
import type { OfferedMedia } from '../../../application/media/offer-media';
import type { Loudness, Lyrics, SongDetails } from '../../../domain/catalogue/song-details';
import { audioMasterUrl, grantedUrl, videoMasterUrl, videoPlaylistUrl } from '../../../domain/media/media-urls';
import { previewLength } from '../../../domain/media/preview';
import { videoLadder } from '../../../domain/media/video-ladder';
import { presentAudios } from './present-audios';
import { presentSong } from './present-song';

/** A preview has only sound. */
function presentVideo({ media, video, videoMedia, absence }: SongDetails, offered: OfferedMedia): SongVideoWire | null {
  if (video === null || absence !== null || offered.kind === 'preview') return null;
  const { grants } = offered;
  const at = (url: string, grant: string | undefined): string => (grant === undefined ? url : grantedUrl(grant, url));
  return {
    master_url: at(videoMasterUrl(videoMedia), grants?.video),
    video_qualities: videoLadder(video).map(({ rung, height, bitrate }) => ({
      id: `${rung}p`,
      url: at(videoPlaylistUrl(videoMedia, rung), grants?.video),
      height,
      bitrate,
    })),
    audio: { id: 'auto', url: at(audioMasterUrl(media), grants?.sound) },
  };
}

const presentLoudness = ({ integrated, truePeak }: Loudness): LoudnessWire => ({ integrated, true_peak: truePeak });

/** Lyrics are passed on as they were written, with the delay of their times that the file states. */
const presentLyrics = ({ format, text }: Lyrics): SongInfoWire['lyrics'] => ({
  format,
  text,
  offset_ms: format === 'plain' ? 0 : lrcOffset(text),
});

function presentAccess({ durationMs }: SongDetails, offered: OfferedMedia): SongInfoWire['access'] {
  if (offered.kind === 'full')
    return { kind: 'full', reason: null, expires_in: offered.grants?.expiresInSeconds ?? null, preview_duration: null };
  const { kind, reason } = offered;
  return { kind, reason, expires_in: null, preview_duration: previewLength(durationMs) / 1_000 };
}

/** A song with everything that the player and its page need, as far as this listener may play it. */
export function presentSongInfo(song: SongDetails, offered: OfferedMedia): SongInfoWire {
  const { lyrics, loudness, albumLoudness } = song;
  return {
    ...presentSong(song),
    lyrics: lyrics && presentLyrics(lyrics),
    access: presentAccess(song, offered),
    audios: song.absence === null ? presentAudios(song, offered) : [],
    video: presentVideo(song, offered),
    loudness: loudness && presentLoudness(loudness),
    album_loudness: albumLoudness && presentLoudness(albumLoudness),
    year: song.year,
    credits: song.credits.map(({ role, names }) => ({ role, names: [...names] })),
  };
}
