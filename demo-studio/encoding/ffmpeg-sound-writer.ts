import type { PieceOutcome } from '../making/piece-outcome';
import type { SongTags } from '../making/song-tags';
import type { SoundWriter, StereoSamples } from '../making/sound-writer.port';
import type { DemoPlace } from './demo-place';
import { feedTool, outcomeOf, type FedTool } from './feed-tool';

/** A generous bitrate: at this rate ffmpeg's fast method sounds as good as its thorough one, in half the time. */
const BITRATE = '256k';
const DEADLINE_MS = 180_000;
const FRAMES_AT_ONCE = 16_384;
const BYTES_PER_FRAME = 8;
/** Neither dates nor versions are written, and the output does not depend on the number of processors. */
const REPEATABLE = ['-fflags', '+bitexact', '-flags:a', '+bitexact', '-threads', '1', '-map_metadata', '-1'];

/** Encodes with ffmpeg, which receives the raw samples. */
export class FfmpegSoundWriter implements SoundWriter {
  constructor(
    private readonly ffmpeg: string,
    private readonly place: DemoPlace,
  ) {}

  write(output: string, samples: StereoSamples, tags: SongTags): Promise<PieceOutcome> {
    return this.place.complete(output, async (file) => outcomeOf(await this.encode(file, samples, tags)));
  }

  private encode(file: string, samples: StereoSamples, tags: SongTags): Promise<FedTool> {
    const input = ['-f', 'f32le', '-ar', String(samples.rate), '-ac', '2', '-i', 'pipe:0'];
    const sound = [
      '-c:a',
      'aac',
      '-aac_coder',
      'fast',
      '-b:a',
      BITRATE,
      ...REPEATABLE,
      ...describe(tags),
      '-movflags',
      '+faststart',
    ];
    return feedTool({
      command: [this.ffmpeg, '-hide_banner', '-nostats', '-v', 'error', ...input, ...sound, '-f', 'ipod', '-y', file],
      input: interleaved(samples),
      deadlineMs: DEADLINE_MS,
    });
  }
}

function describe({ title, artist, album, track, year, genre }: SongTags): readonly string[] {
  const tags = { title, artist, album, album_artist: artist, track, date: String(year), genre };
  return Object.entries(tags).flatMap(([name, value]) => ['-metadata', `${name}=${value}`]);
}

/** Left and right samples alternate. Every piece overwrites the one before it. */
function* interleaved({ left, right }: StereoSamples): Generator<Uint8Array> {
  const bytes = new DataView(new ArrayBuffer(FRAMES_AT_ONCE * BYTES_PER_FRAME));
  for (let start = 0; start < left.length; start += FRAMES_AT_ONCE) {
    const count = Math.min(FRAMES_AT_ONCE, left.length - start);
    for (let frame = 0; frame < count; frame += 1) {
      bytes.setFloat32(frame * BYTES_PER_FRAME, left[start + frame] ?? 0, true);
      bytes.setFloat32(frame * BYTES_PER_FRAME + BYTES_PER_FRAME / 2, right[start + frame] ?? 0, true);
    }
    yield new Uint8Array(bytes.buffer, 0, count * BYTES_PER_FRAME);
  }
}
