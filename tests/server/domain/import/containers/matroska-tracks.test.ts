import { readMatroskaTracks } from '../../../../../server/domain/import/containers/matroska-tracks';
import { pictureTrack, size, soundTrack } from '../../../../support/builders/matroska-bytes';
import { bigEndian, element } from '../../../../support/builders/tag-bytes';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

describe('the tracks of a Matroska file', () => {
  const inTracks = (...entries: readonly Buffer[]) => {
    const bytes = Buffer.concat(entries);
    return readMatroskaTracks(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  };

  it.each([
    ['A_OPUS', 'opus'],
    ['A_VORBIS', 'vorbis'],
    ['A_AAC', 'aac'],
    ['A_AAC/MPEG4/LC', 'aac'],
    ['A_MPEG/L3', 'mp3'],
    ['A_FLAC', 'flac'],
    ['A_ALAC', 'alac'],
    ['A_PCM/INT/LIT', 'pcm'],
    ['A_OPUS\0\0', 'opus'],
  ])('with the sound %s are heard as %s', (name, codec) => {
    expect(inTracks(soundTrack(name))).toEqual({
      sound: { codec, sampleRate: 48_000, channels: 2, track: 0 },
      video: null,
      hasOtherPicture: false,
    });
  });

  it.each([
    'A_AC3',
    'A_OPUSX',
    'X_OPUS',
    'A_VORBIS2',
    'A_MPEG/L2',
    'A_MPEG/L33',
    'A_FLACX',
    'A_ALACX',
    'A_PCM',
    'XA_PCM/',
    '',
  ])('with the sound %j are not supported', (name) => {
    expect(inTracks(soundTrack(name)).sound).toBe('unsupported');
  });

  it('are heard by the first supported sound, with its number among all', () => {
    expect(inTracks(soundTrack('A_AC3'), soundTrack('A_FLAC'), soundTrack('A_OPUS')).sound).toMatchObject({
      codec: 'flac',
      track: 1,
    });
    expect(inTracks(pictureTrack('V_VP8', ...size(2, 2)), soundTrack('A_FLAC')).sound).toMatchObject({ track: 0 });
    expect(inTracks().sound).toBeUndefined();
  });

  it('have 8,000 Hz and one channel where they state nothing', () => {
    const bare = element('ae', element('83', Buffer.from([2])), element('86', latin('A_OPUS')));
    expect(inTracks(bare).sound).toEqual({ codec: 'opus', sampleRate: 8_000, channels: 1, track: 0 });
    expect(inTracks(soundTrack('A_OPUS', 44_099.6, 0)).sound).toEqual({
      codec: 'opus',
      sampleRate: 44_100,
      channels: 1,
      track: 0,
    });
  });

  it.each([
    ['V_MPEG4/ISO/AVC', 'h264'],
    ['V_MPEGH/ISO/HEVC', 'hevc'],
    ['V_VP8', 'vp8'],
    ['V_VP9', 'vp9'],
    ['V_AV1', 'av1'],
    ['V_MPEG4/ISO/ASP', 'mpeg4'],
  ])('with the picture %s are seen as %s', (name, codec) => {
    expect(inTracks(pictureTrack(name, ...size(640, 360)))).toEqual({
      sound: undefined,
      video: { codec, width: 640, height: 360, fps: 25 },
      hasOtherPicture: false,
    });
  });

  it.each(['V_THEORA', 'XV_VP8', 'V_MPEG4', ''])('with the picture %j alone have another picture', (name) => {
    expect(inTracks(pictureTrack(name, ...size(640, 360)))).toEqual({
      sound: undefined,
      video: null,
      hasOtherPicture: true,
    });
  });

  it('have no picture where it is a still', () => {
    expect(inTracks(pictureTrack('V_PNG', ...size(640, 360))).hasOtherPicture).toBe(false);
    expect(inTracks(pictureTrack('V_PNGX', ...size(640, 360))).hasOtherPicture).toBe(true);
  });

  it('are seen by the first picture that can be played', () => {
    const found = inTracks(
      ...[
        pictureTrack('V_THEORA', ...size(6, 6)),
        pictureTrack('V_VP8', ...size(0, 6)),
        pictureTrack('V_VP8', ...size(6, 0)),
      ],
      ...[pictureTrack('V_VP9', ...size(8, 6)), pictureTrack('V_VP8', ...size(2, 2))],
    );
    expect(found.video).toEqual({ codec: 'vp9', width: 8, height: 6, fps: 25 });
    expect(found.hasOtherPicture).toBe(false);
  });

  it.each([
    ['as coded', [], 720],
    ['as shown', [element('54b0', bigEndian(16)), element('54ba', bigEndian(9))], 1_024],
    ['as coded where only the shown width is stated', [element('54b0', bigEndian(16))], 720],
    ['as coded where only the shown height is stated', [element('54ba', bigEndian(9))], 720],
  ])('have a width %s', (_, shown, width) => {
    expect(inTracks(pictureTrack('V_VP8', ...size(720, 576), ...shown)).video).toMatchObject({ width, height: 576 });
  });

  it('have as many pictures a second as the length of one tells', () => {
    const entry = (nanoseconds: number) =>
      element(
        'ae',
        ...[element('83', Buffer.from([1])), element('86', latin('V_VP8'))],
        ...[element('23e383', bigEndian(nanoseconds)), element('e0', ...size(2, 2))],
      );
    expect([33_366_667, 0, 1].map((nanoseconds) => inTracks(entry(nanoseconds)).video?.fps)).toEqual([29.97, 0, 1e9]);
  });

  it('of another kind do not count', () => {
    const subtitles = element('ae', element('83', Buffer.from([17])), element('86', latin('A_OPUS')));
    expect(inTracks(subtitles, element('af', element('83', Buffer.from([2]))))).toEqual({
      sound: undefined,
      video: null,
      hasOtherPicture: false,
    });
  });
});
