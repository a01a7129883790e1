import { chooseSong, usedStretch } from '../../../server/domain/import/choose-song';
import { cleanCaptions } from '../../../server/domain/import/clean-captions';
import { NO_SOUND } from '../../../server/domain/import/containers/stream-facts';
import { draftClip } from '../../../server/domain/import/draft-clip';
import { PLAIN_SPLIT } from '../../../server/domain/import/split-names';
import type { RawTags } from '../../../server/domain/import/raw-tags';
import { NO_TAGS } from '../../support/server/no-tags';
import { whatVideoIs } from '../../../server/domain/import/what-video-is';

const UPRIGHT = { codec: 'h264', width: 1080, height: 1920, fps: 30 };
const WIDE = { codec: 'h264', width: 1920, height: 1080, fps: 30 };
const SQUARE = { ...WIDE, width: 1080 };
const MINUTES = 60_000;
const SOUND = { codec: 'aac', sampleRate: 44_100, channels: 2, bitrate: 128_000 } as const;

describe('whatVideoIs', () => {
  it.each([
    ['an upright video', 'Hạ Vy/a.mp4', UPRIGHT, MINUTES, 'clip'],
    ['one of exactly three minutes', 'a.mp4', UPRIGHT, 3 * MINUTES, 'clip'],
    ['an upright one that is longer', 'a.mp4', UPRIGHT, 3 * MINUTES + 1, 'song'],
    ['a wide one', 'a.mp4', WIDE, MINUTES, 'song'],
    ['a square one', 'a.mp4', SQUARE, MINUTES, 'song'],
    ['a wide one in the folder', 'Hạ Vy/shorts/a.mp4', WIDE, MINUTES, 'clip'],
    ['one in the folder, whatever its case', 'Shorts/a.mp4', SQUARE, MINUTES, 'clip'],
    ['one too long in the folder', 'shorts/a.mp4', UPRIGHT, 3 * MINUTES + 1, 'too-long'],
    ['one below the folder', 'shorts/more/a.mp4', WIDE, MINUTES, 'song'],
    ['one in a folder that only sounds like it', 'my shorts/a.mp4', WIDE, MINUTES, 'song'],
    ['sound alone in the folder', 'Shorts/a.mp3', null, MINUTES, 'song'],
    ['long sound alone in the folder', 'Shorts/a.mp3', null, 9 * MINUTES, 'song'],
  ] as const)('classifies %s', (_, path, video, durationMs, verdict) => {
    expect(whatVideoIs(path, { video, sound: SOUND, durationMs })).toBe(verdict);
  });

  it.each([
    ['shorts/a.mov', 'unsupported-codec'],
    ['Hạ Vy/a.mov', 'song'],
  ] as const)('classifies a video whose picture cannot be played: %s', (path, verdict) => {
    expect(whatVideoIs(path, { video: null, sound: SOUND, hasOtherPicture: true, durationMs: MINUTES })).toBe(verdict);
  });

  it.each([
    ['an upright one', 'a.mp4', UPRIGHT, MINUTES, 'clip'],
    ['a wide one in the folder', 'shorts/a.mp4', WIDE, MINUTES, 'clip'],
    ['a wide one elsewhere', 'a.mp4', WIDE, MINUTES, 'no-audio'],
    ['a long upright one', 'a.mp4', UPRIGHT, 4 * MINUTES, 'no-audio'],
    ['a long one in the folder', 'shorts/a.mp4', UPRIGHT, 4 * MINUTES, 'too-long'],
  ] as const)('classifies a video without sound: %s', (_, path, video, durationMs, verdict) => {
    expect(whatVideoIs(path, { video, sound: NO_SOUND, durationMs })).toBe(verdict);
  });
});

describe('cleanCaptions', () => {
  it('returns a WebVTT file with uniform line ends and without invisible characters', () => {
    const text = '\ufeffWEBVTT\r\n\r\n00:00.000 --> 00:02.000\r\nMột\u202e';
    expect(cleanCaptions(text)).toBe('WEBVTT\n\n00:00.000 --> 00:02.000\nMột\n');
  });

  it.each([
    ['tabs around the arrow', '00:00.500\t-->\t00:02.000', '00:00.500 --> 00:02.000'],
    ['no blank around the arrow', '00:00.500-->00:02.000', '00:00.500 --> 00:02.000'],
    ['blanks around the times', ' 00:00.500  -->  00:02.000 ', '00:00.500 --> 00:02.000'],
    ['hours of one digit', '1:00:00.500 --> 1:00:02.000', '01:00:00.500 --> 01:00:02.000'],
    ['a comma before the thousandths', '00:00:00,500 --> 00:00:02,000', '00:00:00.500 --> 00:00:02.000'],
    ['settings', '00:00.500 --> 00:02.000 \tline:0 align:start', '00:00.500 --> 00:02.000 line:0 align:start'],
  ])('writes the times of a cue in the form that browsers read: %s', (_, written, read) => {
    const around = (times: string) =>
      `WEBVTT - a title\n\nSTYLE\n::cue { color: lime }\n\nNOTE a --> b\n\n1\n${times}\nMột\n`;
    expect(cleanCaptions(around(written))).toBe(around(read));
  });

  it.each([
    ['none', undefined],
    ['an empty file', ''],
    ['a file without a cue', 'WEBVTT\n\nNOTE nothing'],
    ['subtitles of another kind', '1\n00:00:00,000 --> 00:00:02,000\nMột'],
    ['another word', 'WEBVTTX\n\n00:00.000 --> 00:02.000\nMột'],
  ])('returns null for %s', (_, text) => {
    expect(cleanCaptions(text)).toBeNull();
  });
});

const NO_PLACE = { length: 0, head: [], tail: [], middle: [] };

describe('draftClip', () => {
  const draft = (path: string, tags: Partial<RawTags> = {}, captionsBeside?: string) =>
    draftClip({
      path,
      captionsBeside,
      tags: { ...NO_TAGS, ...tags },
      split: PLAIN_SPLIT,
      stream: {
        container: 'mp4',
        durationMs: 15_000,
        video: UPRIGHT,
        sound: SOUND,
        place: NO_PLACE,
        proof: 'proved',
      },
    });

  it('takes its caption and stretch from the comment, and its artist and song from the tags', () => {
    const clip = draft('a.mp4', { title: 'Sóng Đêm', artists: ['Hạ Vy'], comment: 'Đêm nay #bien [0:30-0:45]' });
    expect(clip).toMatchObject({
      caption: 'Đêm nay #bien',
      artist: 'Hạ Vy',
      durationMs: 15_000,
      video: UPRIGHT,
      captions: null,
      wish: { titles: ['Sóng Đêm', 'a'], artist: 'Hạ Vy', stretch: { fromMs: 30_000, toMs: 45_000 } },
    });
    expect(clip.audio).toMatchObject({ codec: 'aac', playable: false });
  });

  it('takes its caption from the title when the comment is missing or only an address', () => {
    for (const comment of [undefined, '', 'https://example.test/watch?v=1']) {
      const clip = draft('a.mp4', { title: 'Sóng Đêm #bien', comment });
      expect([clip.caption, clip.wish.titles]).toEqual(['Sóng Đêm #bien', ['Sóng Đêm', 'a']]);
    }
  });

  it.each([
    ['shorts/Sóng Đêm.mp4', null, 'Sóng Đêm'],
    ['Hạ Vy/Bờ Bên Kia/shorts/01 Sóng Đêm.mp4', 'Hạ Vy', 'Sóng Đêm'],
    ['Hạ Vy/shorts/Sóng Đêm.mp4', null, 'Sóng Đêm'],
    ['shorts/Hạ Vy - Sóng Đêm.mp4', 'Hạ Vy', 'Sóng Đêm'],
  ])('%s without tags is by %s and is called %s', (path, artist, title) => {
    expect(draft(path)).toMatchObject({ artist, caption: title, wish: { titles: [title], artist, stretch: null } });
  });

  it('takes its captions from the file beside the video', () => {
    expect(draft('a.mp4', {}, 'WEBVTT\n\n00:00.000 --> 00:02.000\nMột').captions).toContain('Một');
  });
});

describe('chooseSong', () => {
  const song = (songId: string, title: string, ...artists: string[]) => ({
    songId,
    title,
    artists,
    durationMs: 60_000,
  });
  const LIBRARY = [
    song('b', 'Sóng Đêm', 'Hạ Vy'),
    song('a', 'Song Dem', 'Hạ Vy', 'Mộc Lam'),
    song('c', 'Bến Vắng', 'Mộc Lam'),
    song('d', 'Bến Vắng', 'Thuỳ Dạ'),
    song('e', 'Muối', 'Hạ Vy'),
  ];
  const wish = (artist: string | null, ...titles: string[]) => ({ titles, artist, stretch: null });

  it.each([
    ['the only one of that title', wish(null, 'muoi'), 'e'],
    ['by that artist', wish('Mộc Lam', 'Bến Vắng'), 'c'],
    ['by that artist, though others are named too', wish('moc lam', 'Song dem'), 'a'],
    ['the first by id of several', wish('Hạ Vy', 'Sóng Đêm'), 'a'],
    ['the likeliest title first', wish('Hạ Vy', 'Muối', 'Sóng Đêm'), 'e'],
    ['the next title where nothing is called like the first', wish('Hạ Vy', 'Mưa', 'Muối'), 'e'],
    ['none of several where no artist is named', wish(null, 'Bến Vắng'), undefined],
    ['none by somebody else', wish('Ốc Đảo', 'Muối'), undefined],
    ['none of another title', wish('Hạ Vy', 'Mưa'), undefined],
    ['none without a title', wish('Hạ Vy'), undefined],
  ])('chooses %s', (_, wished, songId) => {
    expect(chooseSong(wished, LIBRARY)?.songId).toBe(songId);
  });
});

describe('usedStretch', () => {
  const used = (stretch: { fromMs: number; toMs: number } | null, durationMs: number) =>
    usedStretch({ durationMs, wish: { stretch } }, { durationMs: 60_000 });

  it.each([
    ['what the clip names', { fromMs: 10_000, toMs: 25_000 }, 15_000, { fromMs: 10_000, toMs: 25_000 }],
    ['as far as the song goes', { fromMs: 50_000, toMs: 65_000 }, 15_000, { fromMs: 50_000, toMs: 60_000 }],
    ['nothing past the end of the song', { fromMs: 60_000, toMs: 65_000 }, 15_000, null],
    ['all of a song that it is as long as', null, 54_000, { fromMs: 0, toMs: 60_000 }],
    ['all of one that it goes on a little after', null, 65_000, { fromMs: 0, toMs: 60_000 }],
    ['nothing that anybody knows where it is shorter', null, 53_999, null],
    ['nothing that anybody knows where it is much longer', null, 65_001, null],
  ])('is %s', (_, stretch, durationMs, expected) => {
    expect(used(stretch, durationMs)).toEqual(expected);
  });
});
