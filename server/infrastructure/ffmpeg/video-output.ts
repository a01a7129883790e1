import type { MediaSource } from '../../domain/media/media-source';
import type { Rendition } from '../../domain/media/rendition';
import { secondsOf, segmentStart } from '../../domain/media/segment-plan';
import { replaceBadSamples } from './audio-output';

type VideoRendition = Extract<Rendition, { kind: 'video' }>;

export interface VideoRun {
  /** The offset of every time in the output, in seconds. */
  readonly from: number;
  /** Where ffmpeg starts reading the source, in seconds; undefined for its beginning. */
  readonly seek: number | undefined;
  readonly output: readonly string[];
}

/**
 * The share of one second's bits that the beginning may spend beyond the rate: the first segment, which a viewer waits for, must
 * be small.
 */
const OPENING_SHARE = 0.3;

const FROM_START = 'expr:gte(t,if(lt(n_forced,2),n_forced,4*n_forced-3))';
const FROM_INSIDE = 'expr:gte(t,4*n_forced)';

/**
 * The ffmpeg options that produce a rendition from segment `first` on: fragmented MP4 in which every fragment is one planned
 * segment.
 */
export function videoRun({ settings, plan, sampleRate, source }: VideoRendition, first: number): VideoRun {
  const start = segmentStart(plan, first);
  const from = secondsOf(plan, start);
  const isReadThrough = source.audio.isReadThrough === true;
  const seconds = secondsOf(plan, plan.totalUnits - start);
  const { width, height, fps, videoBitrate, audioKbps, level } = settings;
  // Both tracks are padded to the planned end, so that no planned segment is empty.
  const picture = [
    `fps=${fps}`,
    `scale=${width}:${height}`,
    'setsar=1',
    'tpad=stop=-1:stop_mode=clone',
    'format=yuv420p',
  ];
  const sound = source.audio.codec === 'none' ? silence(sampleRate) : soundOfSource(sampleRate, source.audio);
  return {
    from,
    seek: first === 0 || isReadThrough ? undefined : from,
    output: [
      ...(first > 0 && isReadThrough ? ['-ss', from.toFixed(6)] : []),
      ...['-map', '0:V:0', ...sound, '-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1'],
      ...['-vf', picture.join(','), '-t', seconds.toFixed(6)],
      ...['-c:v', 'libx264', '-profile:v', 'main', '-level', level, '-preset', 'veryfast', '-crf', '24'],
      ...['-maxrate', String(videoBitrate), '-bufsize', String(videoBitrate)],
      ...(first === 0 ? ['-rc_init_occupancy', String(Math.round(videoBitrate * OPENING_SHARE))] : []),
      ...['-bf', '0', '-rc-lookahead', '10'],
      ...['-sc_threshold', '0', '-g', '9999', '-force_key_frames', first === 0 ? FROM_START : FROM_INSIDE],
      ...['-c:a', 'aac', '-b:a', `${audioKbps}k`],
      ...['-movflags', 'empty_moov+default_base_moof+frag_keyframe', '-f', 'mp4', 'pipe:1'],
    ],
  };
}

function soundOfSource(sampleRate: number, { codec, track = 0 }: MediaSource['audio']): readonly string[] {
  const filters = [
    ...replaceBadSamples(codec),
    `aresample=${sampleRate}:async=1:first_pts=0`,
    'aformat=sample_fmts=fltp:channel_layouts=stereo',
    'apad',
  ];
  return ['-map', `0:a:${track}`, '-af', filters.join(',')];
}

/** Every rendition has both tracks, so that players only have to support one kind. */
const silence = (sampleRate: number): readonly string[] => [
  ...['-filter_complex', `anullsrc=sample_rate=${sampleRate}:channel_layout=stereo[silence]`],
  ...['-map', '[silence]'],
];
