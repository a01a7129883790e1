import type { MediaSource } from '../../../server/domain/media/media-source';
import { renditionOf, type Rendition } from '../../../server/domain/media/rendition';
import { audioRun } from '../../../server/infrastructure/ffmpeg/audio-output';
import { videoRun } from '../../../server/infrastructure/ffmpeg/video-output';
import { aMediaSource, LOSSLESS } from '../../support/builders/a-media-source';

type Of<Kind extends Rendition['kind']> = Extract<Rendition, { kind: Kind }>;
const VIDEO = { codec: 'h264', width: 640, height: 360, fps: 25 };
const KEY = { songId: 'song1', revision: 'r1' };
const sound = (given: Partial<MediaSource>, first = 0) =>
  audioRun(renditionOf({ kind: 'audio', key: KEY, kbps: 64 }, aMediaSource(given)) as Of<'audio'>, first);
const film = (given: Partial<MediaSource>, first: number) =>
  videoRun(
    renditionOf({ kind: 'video', key: KEY, rung: 360 }, aMediaSource({ ...given, video: VIDEO })) as Of<'video'>,
    first,
  );
const after = (output: readonly string[], flag: string) => output[output.indexOf(flag) + 1];
const filters = (given: Partial<MediaSource>, first = 0) => after(sound(given, first).output, '-af');

describe('the ffmpeg options for sound', () => {
  it.each([
    ['a song, 1 % of it', 60_000, 26_460],
    ['a long recording, one second', 3_600_000, 44_100],
    ['a short one, a tenth of a second', 2_000, 4_410],
  ])('pad the end of %s', (_, durationMs, samples) => {
    expect(filters({ durationMs })).toContain(`apad=pad_len=${samples},`);
  });

  it('pad the sound of a video to the end of its picture', () => {
    expect(filters({ durationMs: 60_000, video: VIDEO })).toContain('apad,');
  });

  it('select the sound track that the source names', () => {
    const audio = { ...LOSSLESS, track: 2 };
    expect([after(sound({}).output, '-map'), after(sound({ audio }).output, '-map')]).toEqual(['0:a:0', '0:a:2']);
    expect(film({ audio }, 0).output).toContain('0:a:2');
  });

  it('begin inside a source where decoders can seek', () => {
    const { from } = sound({ durationMs: 60_000 }, 3);
    expect(from).toBeCloseTo(8.76, 1);
    expect(filters({ durationMs: 60_000 }, 3)).toContain('atrim=start_sample=0:');
  });

  it('read other sources from their beginning, and cut off the part before the segment', () => {
    const given = { durationMs: 60_000, audio: { ...LOSSLESS, isReadThrough: true } };
    const { from } = sound(given, 3);
    const skipped = Math.round((sound({ durationMs: 60_000 }, 3).from ?? 0) * 44_100);
    expect(from).toBeUndefined();
    expect(filters(given, 3)).toContain(`atrim=start_sample=${skipped}:end_sample=${60 * 44_100}`);
    expect(film(given, 3)).toMatchObject({ from: 9, seek: undefined });
    expect(after(film(given, 3).output, '-ss')).toBe('9.000000');
  });
});
