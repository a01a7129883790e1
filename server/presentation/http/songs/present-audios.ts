import type { AudioSourceWire } from '../../../../contract/song-info';
import type { SongDetails } from '../../../domain/catalogue/song-details';
import { AAC_CODEC, audioLadder, type Kbps } from '../../../domain/media/audio-ladder';
import { initSegment } from '../../../domain/media/init-segments';
import type { MediaKey } from '../../../domain/media/media-key';
import {
  audioMasterUrl,
  audioPlaylistUrl,
  audioSegmentPattern,
  initId,
  originalUrl,
} from '../../../domain/media/media-urls';
import {
  ENCODER_DELAY_SAMPLES,
  planAudio,
  secondsOf,
  segmentUnits,
  servedSampleRate,
} from '../../../domain/media/segment-plan';

const HLS_MIME = 'application/vnd.apple.mpegurl';

type Start = NonNullable<AudioSourceWire['start']>;

/** What starts a rendition without a manifest: its init segment, where its segments are and how they are cut. */
function startOf(song: SongDetails, key: MediaKey): (kbps: Kbps) => Start {
  const rate = servedSampleRate(song.audio.sampleRate);
  const plan = planAudio(song.durationMs, rate);
  const common = {
    init: Buffer.from(initSegment(initId(rate)) ?? []).toString('base64'),
    first_duration: secondsOf(plan, segmentUnits(plan, 0)),
    segment_duration: secondsOf(plan, plan.nextUnits),
    duration: song.durationMs / 1_000,
    sample_rate: rate,
    encoder_delay: ENCODER_DELAY_SAMPLES,
  };
  return (kbps) => ({ ...common, segments: audioSegmentPattern(key, kbps) });
}

/** Every way to hear a song, best first: adaptive, then each rendition from the highest, then the file itself where browsers play it. */
export function presentAudios(song: SongDetails): AudioSourceWire[] {
  const key = { songId: song.id, revision: song.revision };
  const start = startOf(song, key);
  const ladder = [...audioLadder(song.audio)].reverse();
  const [lowest, highest] = [ladder.at(-1), ladder[0]];
  const hls = { kind: 'hls', codec: AAC_CODEC, mime: HLS_MIME } as const;
  const auto = { ...hls, id: 'auto', url: audioMasterUrl(key), bitrate: highest?.bitrate ?? 0 };
  const original = { id: 'original', url: originalUrl(key), kind: 'file' } as const;
  return [
    lowest === undefined ? auto : { ...auto, start: start(lowest.kbps) },
    ...ladder.map(({ kbps, bitrate }) => ({
      ...hls,
      id: String(kbps),
      url: audioPlaylistUrl(key, kbps),
      bitrate,
      start: start(kbps),
    })),
    ...(song.audio.playable
      ? [{ ...original, codec: song.audio.codec, bitrate: song.audio.bitrate, mime: song.audio.mime }]
      : []),
  ];
}
