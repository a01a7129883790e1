import type { Rendition } from '../../domain/media/rendition';
import { AAC_FRAME_SAMPLES, segmentStart, songSamples } from '../../domain/media/segment-plan';

type AudioRendition = Extract<Rendition, { kind: 'audio' }>;

export interface AudioRun {
  /** Where ffmpeg starts reading the source, in seconds; undefined for its beginning. */
  readonly from: number | undefined;
  /** How many leading frames belong before the first segment. */
  readonly framesToDrop: number;
  readonly output: readonly string[];
}

/**
 * Silence that is appended to the sound, to replace what decoders omit from its last frames: at most 1 % of its length and 1 s,
 * and 0.1 s for short sound. Sound that ends earlier than its file states must not become hours of silence.
 */
const PADDING = { share: 0.01, mostSeconds: 1, leastSeconds: 0.1 };
// Each frame overlaps the one before it, so an encoder that begins inside the song encodes some extra frames to settle.
const SETTLING_FRAMES = 8;

/**
 * The ffmpeg options that produce exactly the planned frames of a rendition from segment `first` on, as ADTS on standard output.
 */
export function audioRun(rendition: AudioRendition, first: number): AudioRun {
  const { sampleRate, settings, source, plan } = rendition;
  const startFrame = segmentStart(plan, first);
  // Frame 0 is the encoder's delay, so frame n holds the song's samples from (n − 1) × 1024 on.
  const skipped = first === 0 ? 0 : (startFrame - 1 - SETTLING_FRAMES) * AAC_FRAME_SAMPLES;
  const total = songSamples(source.durationMs, sampleRate);
  const isReadThrough = source.audio.isReadThrough === true;
  const [start, end] = isReadThrough ? [skipped, total] : [0, total - skipped];
  // The sound of a video may begin late or have gaps; filling them keeps the sound synchronised with the picture.
  const resample = source.video === null ? `aresample=${sampleRate}` : `aresample=${sampleRate}:async=1:first_pts=0`;
  const filters = [
    ...replaceBadSamples(source.audio.codec),
    resample,
    'aformat=sample_fmts=fltp:channel_layouts=stereo',
    paddingOf(rendition),
    `atrim=start_sample=${start}:end_sample=${end}`,
  ];
  return {
    from: first === 0 || isReadThrough ? undefined : skipped / sampleRate,
    framesToDrop: first === 0 ? 0 : 1 + SETTLING_FRAMES,
    output: [
      ...['-map', `0:a:${source.audio.track ?? 0}`, '-vn', '-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1'],
      ...['-af', filters.join(','), '-c:a', 'aac', '-b:a', String(settings.bitrate), '-f', 'adts', 'pipe:1'],
    ],
  };
}

/** Codecs whose samples may be floating point. */
const FLOATING_CODECS: ReadonlySet<string> = new Set(['pcm', 'wavpack']);
/** Full scale is 1. */
const LOUDEST_SAMPLE = 1_000;

/** Replaces NaN, infinite and huge samples with silence: the AAC encoder fails on the first such sample. */
export const replaceBadSamples = (codec: string): readonly string[] =>
  FLOATING_CODECS.has(codec) ? [String.raw`aeval=if(lt(abs(val(ch))\,${LOUDEST_SAMPLE})\,val(ch)\,0):c=same`] : [];

/** If the source has a video, the sound is padded to the end of the video. */
function paddingOf({ source, sampleRate }: AudioRendition): string {
  if (source.video !== null) return 'apad';
  const share = (source.durationMs / 1000) * PADDING.share;
  const seconds = Math.min(PADDING.mostSeconds, Math.max(PADDING.leastSeconds, share));
  return `apad=pad_len=${Math.round(seconds * sampleRate)}`;
}
