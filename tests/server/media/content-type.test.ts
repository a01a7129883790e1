import {
  AUDIO_SEGMENT_TYPE,
  CAPTIONS_TYPE,
  originalType,
  PLAYLIST_TYPE,
  VIDEO_SEGMENT_TYPE,
} from '../../../server/domain/media/content-type';

describe('the content type of a source file', () => {
  it.each([
    ['mp4', 'audio/mp4', 'video/mp4'],
    ['ogg', 'audio/ogg', 'video/ogg'],
    ['matroska', 'audio/x-matroska', 'video/x-matroska'],
    ['webm', 'audio/webm', 'video/webm'],
    ['asf', 'audio/x-ms-wma', 'video/x-ms-wmv'],
    ['mpeg', 'audio/mpeg', 'video/mpeg'],
  ] as const)('%s is %s without a picture and %s with one', (container, sound, picture) => {
    expect([originalType(container, false), originalType(container, true)]).toEqual([sound, picture]);
  });

  it.each([
    ['mp3', 'audio/mpeg'],
    ['flac', 'audio/flac'],
    ['wav', 'audio/wav'],
    ['adts', 'audio/aac'],
    ['aiff', 'audio/aiff'],
    ['wavpack', 'audio/x-wavpack'],
    ['ape', 'audio/x-ape'],
    ['musepack', 'audio/x-musepack'],
    ['tta', 'audio/x-tta'],
    ['dsf', 'audio/x-dsf'],
    ['dff', 'audio/x-dff'],
    ['ac3', 'audio/ac3'],
    ['dts', 'audio/vnd.dts'],
    ['amr', 'audio/amr'],
    ['caf', 'audio/x-caf'],
    ['avi', 'video/x-msvideo'],
    ['flv', 'video/x-flv'],
    ['other', 'application/octet-stream'],
  ] as const)('%s is %s with and without a picture', (container, type) => {
    expect([originalType(container, false), originalType(container, true)]).toEqual([type, type]);
  });
});

describe('the content types that players check', () => {
  it('are the registered ones', () => {
    expect([PLAYLIST_TYPE, AUDIO_SEGMENT_TYPE, VIDEO_SEGMENT_TYPE, CAPTIONS_TYPE]).toEqual([
      'application/vnd.apple.mpegurl',
      'audio/mp4',
      'video/mp4',
      'text/vtt; charset=utf-8',
    ]);
  });
});
