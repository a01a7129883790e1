import type { SongInfoWire, SongVideoWire } from '../../../../contract/song-info';
import type { SongDetails } from '../../../domain/catalogue/song-details';
import { audioMasterUrl, videoMasterUrl, videoPlaylistUrl } from '../../../domain/media/media-urls';
import { videoLadder } from '../../../domain/media/video-ladder';
import { presentAudios } from './present-audios';
import { presentSong } from './present-song';

function presentVideo({ id, revision, video, videoRevision }: SongDetails): SongVideoWire | null {
  if (video === null) return null;
  const key = { songId: id, revision: videoRevision };
  return {
    master_url: videoMasterUrl(key),
    video_qualities: videoLadder(video).map(({ rung, height, bitrate }) => ({
      id: `${rung}p`,
      url: videoPlaylistUrl(key, rung),
      height,
      bitrate,
    })),
    audio: { id: 'auto', url: audioMasterUrl({ songId: id, revision }) },
  };
}

/** A song with everything the player and its page need. */
export function presentSongInfo(song: SongDetails): SongInfoWire {
  const { lyrics, loudness } = song;
  return {
    ...presentSong(song),
    lyrics: lyrics && { ...lyrics, offset_ms: 0 },
    audios: presentAudios(song),
    video: presentVideo(song),
    loudness: loudness && { integrated: loudness.integrated, true_peak: loudness.truePeak },
    year: song.year,
    credits: song.credits.map(({ role, names }) => ({ role, names: [...names] })),
  };
}
