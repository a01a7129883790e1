import type { AudioSourceWire, LoudnessWire, SongInfoWire, SongVideoWire } from '../../../../../contract/song-info';
import type { SongAccess } from '../../../../domain/catalogue/song-access';
import type { Loudness, SongDetails } from '../../../../domain/catalogue/song-details';
import type { InstantStart, PlaybackSource, Rendition } from '../../../../domain/playback/sources/playback-source';
import type { CdnDomains } from '../cdn-domains';
import { toSong } from './to-song';

/** The adaptive source; the others are single renditions and the file itself. */
const ADAPTIVE = 'auto';
const HLS_MIME = 'application/vnd.apple.mpegurl';

type StartWire = NonNullable<AudioSourceWire['start']>;

const isCutAlike = (a: StartWire, b: StartWire): boolean =>
  a.init === b.init &&
  a.first_duration === b.first_duration &&
  a.segment_duration === b.segment_duration &&
  a.duration === b.duration &&
  a.encoder_delay === b.encoder_delay;

/** The renditions that the adaptive source may switch to: the single renditions that are cut in the same way. */
function toRenditions(start: StartWire, audios: readonly AudioSourceWire[], cdn: CdnDomains): readonly Rendition[] {
  return audios
    .filter(({ id }) => id !== ADAPTIVE)
    .flatMap(({ bitrate, start: other }) =>
      other !== undefined && isCutAlike(start, other)
        ? [{ bitrate, segmentPattern: cdn.mediaUrl(other.segments) }]
        : [],
    )
    .sort((a, b) => a.bitrate - b.bitrate);
}

function toInstantStart(wire: StartWire, renditions: readonly Rendition[], cdn: CdnDomains): InstantStart {
  return {
    initBase64: wire.init,
    segmentPattern: cdn.mediaUrl(wire.segments),
    firstDuration: wire.first_duration,
    segmentDuration: wire.segment_duration,
    duration: wire.duration,
    sampleRate: wire.sample_rate,
    encoderDelaySamples: wire.encoder_delay,
    renditions,
  };
}

function toAudioSource(wire: AudioSourceWire, audios: readonly AudioSourceWire[], cdn: CdnDomains): PlaybackSource {
  const { start } = wire;
  const renditions = start === undefined ? [] : toRenditions(start, wire.id === ADAPTIVE ? audios : [wire], cdn);
  return {
    id: wire.id,
    kind: wire.kind,
    medium: 'audio',
    url: cdn.mediaUrl(wire.url),
    mimeType: wire.mime,
    codec: wire.codec,
    bitrate: wire.id === ADAPTIVE ? 0 : wire.bitrate,
    start: start === undefined ? null : toInstantStart(start, renditions, cdn),
  };
}

function toVideoSources(wire: SongVideoWire | null, cdn: CdnDomains): PlaybackSource[] {
  if (wire === null) return [];
  const common = { kind: 'hls', medium: 'video', mimeType: HLS_MIME, codec: '', start: null } as const;
  return [
    { ...common, id: 'auto', url: cdn.mediaUrl(wire.master_url), bitrate: 0 },
    ...wire.video_qualities.map(({ id, url, height, bitrate }) => ({
      ...common,
      id,
      url: cdn.mediaUrl(url),
      bitrate,
      height,
    })),
  ];
}

const toLoudness = (wire: LoudnessWire): Loudness => ({ integrated: wire.integrated, truePeak: wire.true_peak });

function toAccess({ kind, reason, ...wire }: SongInfoWire['access']): SongAccess {
  if (kind === 'full') return { kind, expiresIn: wire.expires_in };
  return { kind, reason: reason ?? 'premium', duration: wire.preview_duration ?? 0 };
}

/** Maps a wire song with its media to a domain object; sources stay in the server's order, best first. */
export function toSongDetails(wire: SongInfoWire, cdn: CdnDomains): SongDetails {
  return {
    ...toSong(wire, cdn),
    lyrics: wire.lyrics && { format: wire.lyrics.format, text: wire.lyrics.text, offset: wire.lyrics.offset_ms },
    credits: wire.credits,
    year: wire.year,
    loudness: wire.loudness && toLoudness(wire.loudness),
    albumLoudness: wire.album_loudness ? toLoudness(wire.album_loudness) : null,
    access: toAccess(wire.access),
    audioSources: wire.audios.map((audio) => toAudioSource(audio, wire.audios, cdn)),
    videoSources: toVideoSources(wire.video, cdn),
  };
}
