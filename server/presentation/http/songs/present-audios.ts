import type { AudioSourceWire } from '../../../../contract/song-info';
import type { OfferedMedia } from '../../../application/media/offer-media';
import type { SongDetails } from '../../../domain/catalogue/song-details';
import { AAC_CODEC, audioLadder, type Kbps } from '../../../domain/media/audio-ladder';
import { initSegment } from '../../../domain/media/init-segments';
import type { MediaKey } from '../../../domain/media/media-key';
import {
  audioMasterUrl,
  audioPlaylistUrl,
  audioSegmentPattern,
  grantedUrl,
  initId,
  originalUrl,
  type SoundPart,
} from '../../../domain/media/media-urls';
import { previewLength } from '../../../domain/media/preview';
import {
  ENCODER_DELAY_SAMPLES,
  planAudio,
  secondsOf,
  segmentUnits,
  servedSampleRate,
} from '../../../domain/media/segment-plan';

const HLS_MIME = 'application/vnd.apple.mpegurl';

type Start = NonNullable<AudioSourceWire['start']>;

/** Which sound of a song is offered, and how much of it. */
interface Sound {
  readonly song: SongDetails;
  readonly key: MediaKey;
  readonly part: SoundPart;
  readonly durationMs: number;
  /** Adds the grant to an address, if there is one. */
  readonly at: (url: string) => string;
}

function soundOf(song: SongDetails, offered: OfferedMedia): Sound {
  const common = { song, key: song.media };
  if (offered.kind === 'preview')
    return { ...common, part: 'preview', durationMs: previewLength(song.durationMs), at: (url) => url };
  const grant = offered.grants?.sound;
  const at = (url: string): string => (grant === undefined ? url : grantedUrl(grant, url));
  return { ...common, part: 'whole', durationMs: song.durationMs, at };
}

/** What starts a rendition without a manifest: its init segment, the addresses of its segments and their lengths. */
function startOf({ song, key, part, durationMs, at }: Sound): (kbps: Kbps) => Start {
  const rate = servedSampleRate(song.audio.sampleRate);
  const plan = planAudio(durationMs, rate);
  const common = {
    init: Buffer.from(initSegment(initId(rate)) ?? []).toString('base64'),
    first_duration: secondsOf(plan, segmentUnits(plan, 0)),
    segment_duration: secondsOf(plan, plan.nextUnits),
    duration: durationMs / 1_000,
    sample_rate: rate,
    encoder_delay: ENCODER_DELAY_SAMPLES,
  };
  return (kbps) => ({ ...common, segments: at(audioSegmentPattern(key, kbps, part)) });
}

/**
 * Every source of a song's sound, best first: adaptive, then each rendition from the highest, then the file itself if browsers
 * can play it and all of it is offered.
 */
export function presentAudios(song: SongDetails, offered: OfferedMedia): AudioSourceWire[] {
  const sound = soundOf(song, offered);
  const { key, part, at } = sound;
  const start = startOf(sound);
  const ladder = [...audioLadder(song.audio)].reverse();
  const lowest = ladder.at(-1);
  const highest = ladder[0];
  const hls = { kind: 'hls', codec: AAC_CODEC, mime: HLS_MIME } as const;
  const auto = { ...hls, id: 'auto', url: at(audioMasterUrl(key, part)), bitrate: highest?.bitrate ?? 0 };
  const original = { id: 'original', url: at(originalUrl(key)), kind: 'file' } as const;
  return [
    lowest === undefined ? auto : { ...auto, start: start(lowest.kbps) },
    ...ladder.map(({ kbps, bitrate }) => ({
      ...hls,
      id: String(kbps),
      url: at(audioPlaylistUrl(key, kbps, part)),
      bitrate,
      start: start(kbps),
    })),
    ...(song.audio.playable && part === 'whole'
      ? [{ ...original, codec: song.audio.codec, bitrate: song.audio.bitrate, mime: song.audio.mime }]
      : []),
  ];
}
