import type { AudioSourceWire, SongInfoWire, SongVideoWire } from '../../../../contract/song-info';
import type { SongDetails } from '../../../domain/catalogue/song-details';
import type { InstantStart, PlaybackSource } from '../../../domain/playback/playback-source';
import type { CdnDomains } from './cdn-domains';
import { toSong } from './to-song';

const HLS_MIME = 'application/vnd.apple.mpegurl';

function toInstantStart(wire: NonNullable<AudioSourceWire['start']>, cdn: CdnDomains): InstantStart {
  return {
    initBase64: wire.init,
    segmentPattern: cdn.publicUrl(wire.segments),
    firstDuration: wire.first_duration,
    segmentDuration: wire.segment_duration,
    duration: wire.duration,
    sampleRate: wire.sample_rate,
    encoderDelaySamples: wire.encoder_delay,
  };
}

function toAudioSource(wire: AudioSourceWire, cdn: CdnDomains): PlaybackSource {
  return {
    id: wire.id,
    kind: wire.kind,
    medium: 'audio',
    url: cdn.publicUrl(wire.url),
    mimeType: wire.mime,
    codec: wire.codec,
    bitrate: wire.bitrate,
    start: wire.start === undefined ? null : toInstantStart(wire.start, cdn),
  };
}

function toVideoSources(wire: SongVideoWire | null, cdn: CdnDomains): PlaybackSource[] {
  if (wire === null) return [];
  const common = { kind: 'hls', medium: 'video', mimeType: HLS_MIME, codec: '', start: null } as const;
  return [
    { ...common, id: 'auto', url: cdn.publicUrl(wire.master_url), bitrate: 0 },
    ...wire.video_qualities.map(({ id, url, bitrate }) => ({ ...common, id, url: cdn.publicUrl(url), bitrate })),
  ];
}

/** A wire song with its media in the domain's words; sources stay in the server's order, best first. */
export function toSongDetails(wire: SongInfoWire, cdn: CdnDomains): SongDetails {
  return {
    ...toSong(wire, cdn),
    lyrics: wire.lyrics && { format: wire.lyrics.format, text: wire.lyrics.text, offset: wire.lyrics.offset_ms },
    credits: wire.credits,
    year: wire.year,
    loudness: wire.loudness && { integrated: wire.loudness.integrated, truePeak: wire.loudness.true_peak },
    audioSources: wire.audios.map((audio) => toAudioSource(audio, cdn)),
    videoSources: toVideoSources(wire.video, cdn),
  };
}
