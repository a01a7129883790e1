import type { Rendition } from '../../domain/media/rendition';
import { AAC_FRAME_SAMPLES, segmentStart, songSamples } from '../../domain/media/segment-plan';

type AudioRendition = Extract<Rendition, { kind: 'audio' }>;

export interface AudioRun {
  /** Seconds into the source. */
  readonly from: number | undefined;
  /** Frames at the beginning that belong to before the first segment. */
  readonly framesToDrop: number;
  readonly output: readonly string[];
}

// Each frame overlaps the one before it, so an encoder that begins inside the song makes some more to settle on.
const SETTLING_FRAMES = 8;

/** How ffmpeg makes exactly the planned frames of a rendition from segment `first` on, as ADTS on standard output. */
export function audioRun(rendition: AudioRendition, first: number): AudioRun {
  const { sampleRate, settings, source, plan } = rendition;
  const startFrame = segmentStart(plan, first);
  // Frame 0 is the encoder's delay, so frame n holds the song's samples from (n − 1) × 1024 on.
  const skipped = first === 0 ? 0 : (startFrame - 1 - SETTLING_FRAMES) * AAC_FRAME_SAMPLES;
  const samples = songSamples(source.durationMs, sampleRate) - skipped;
  // The sound of a video may begin late or have holes; filling them keeps it at the picture's time.
  const resample = source.video === null ? `aresample=${sampleRate}` : `aresample=${sampleRate}:async=1:first_pts=0`;
  const filters = [resample, 'aformat=sample_fmts=fltp:channel_layouts=stereo', 'apad', `atrim=end_sample=${samples}`];
  return {
    from: first === 0 ? undefined : skipped / sampleRate,
    framesToDrop: first === 0 ? 0 : 1 + SETTLING_FRAMES,
    output: [
      ...['-map', '0:a:0', '-vn', '-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1'],
      ...['-af', filters.join(','), '-c:a', 'aac', '-b:a', String(settings.bitrate), '-f', 'adts', 'pipe:1'],
    ],
  };
}
