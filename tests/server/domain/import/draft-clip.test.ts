import { draftClip, type FoundClip } from '../../../../server/domain/import/draft-clip';
import type { RawTags } from '../../../../server/domain/import/raw-tags';
import { PLAIN_SPLIT } from '../../../../server/domain/import/split-names';
import { NO_TAGS } from '../../../support/server/no-tags';

const VIDEO = { codec: 'h264', width: 720, height: 1280, fps: 30 };
const STREAM: FoundClip['stream'] = {
  container: 'mp4',
  durationMs: 22_000,
  proof: 'proved',
  sound: { codec: 'aac', sampleRate: 48_000, channels: 2, bitrate: 96_000 },
  video: VIDEO,
  place: { length: 0, head: [], tail: [], middle: [] },
};
const clip = (path: string, tags: Partial<RawTags> = {}, captionsBeside?: string) =>
  draftClip({ path, tags: { ...NO_TAGS, ...tags }, stream: STREAM, captionsBeside, split: PLAIN_SPLIT });

describe('a short video', () => {
  it('is what its tags, its name and its bytes tell', () => {
    const tags = { title: 'Mưa #rain', comment: 'By the sea #mưa [1:36-1:58]', artists: ['Hạ Vy; Lan Chi'] };
    expect(clip('shorts/Nắng.mp4', tags, 'WEBVTT\n\n00:01.000 --> 00:02.000\na')).toEqual({
      caption: 'By the sea #mưa',
      artist: 'Hạ Vy',
      wish: { titles: ['Mưa', 'Nắng'], artist: 'Hạ Vy', stretch: { fromMs: 96_000, toMs: 118_000 } },
      durationMs: 22_000,
      audio: {
        codec: 'aac',
        sampleRate: 48_000,
        channels: 2,
        bitrate: 96_000,
        container: 'mp4',
        mime: 'audio/mp4; codecs="mp4a.40.2"',
        lossless: false,
        playable: false,
      },
      video: VIDEO,
      captions: 'WEBVTT\n\n00:01.000 --> 00:02.000\na\n',
    });
  });

  it('without tags is what its name tells', () => {
    const { caption, artist, wish, captions } = clip('Lan Chi - Mưa #đêm.mp4');
    expect([caption, artist, captions]).toEqual(['Mưa #đêm', 'Lan Chi', null]);
    expect(wish).toEqual({ titles: ['Mưa'], artist: 'Lan Chi', stretch: null });
  });

  it('without any name has no artist', () => {
    expect(clip('Mưa.mp4')).toMatchObject({ artist: null, wish: { artist: null } });
  });

  it.each([
    ['its comment', { comment: 'By the sea', title: 'Mưa' }, 'By the sea'],
    ['its title where there is no comment', { title: 'Mưa' }, 'Mưa'],
    ['its title where the comment is blank', { comment: ' \u200b', title: 'Mưa' }, 'Mưa'],
    ['its title where the comment is only a stretch', { comment: '[0:01-0:02]', title: 'Mưa' }, 'Mưa'],
    ['its title where the comment is only an address', { comment: 'https://a.b/c?d', title: 'Mưa' }, 'Mưa'],
    ['its title where the comment is an address in capitals', { comment: 'HTTP://A.B', title: 'Mưa' }, 'Mưa'],
    ['a comment that begins with an address', { comment: 'https://a.b the sea', title: 'Mưa' }, 'https://a.b the sea'],
    ['a comment that ends with an address', { comment: 'see https://a.b', title: 'Mưa' }, 'see https://a.b'],
    ['the name of its file else', {}, 'Nắng'],
  ])('has as its caption %s', (_, tags, caption) => {
    expect(clip('Nắng.mp4', tags).caption).toBe(caption);
  });

  it('has a caption of at most 500 letters', () => {
    expect(clip('a.mp4', { comment: 'a'.repeat(501) }).caption).toHaveLength(500);
    expect(clip('a.mp4', { title: 'a'.repeat(501) }).caption).toHaveLength(500);
  });

  it.each([
    ['are those of its tags and its name', 'Nắng.mp4', 'Mưa', ['Mưa', 'Nắng']],
    ['are one where both are the same but for accents', 'mua.mp4', 'Mưa', ['mua']],
    ['have no hashtags', 'Nắng#a #b.mp4', '#x Mưa ##y', ['Mưa #', 'Nắng']],
    ['are no blank texts', '#a.mp4', '#b', []],
  ])('looks for songs whose titles %s', (_, path, title, titles) => {
    expect(clip(path, { title }).wish.titles).toEqual(titles);
  });

  it.each([
    ['Lan Chi/Bờ/a.mp4', 'Lan Chi'],
    ['Lan Chi/Bờ/shorts/a.mp4', 'Lan Chi'],
    ['Lan Chi/Bờ/SHORTS/a.mp4', 'Lan Chi'],
    ['shorts/Bờ/a.mp4', null],
    ['Lan Chi/shorts/a.mp4', null],
    ['Lan Chi/Bờ/shorts', 'Lan Chi'],
  ])('at %j has the artist of its folders, among which the folder of short videos does not count', (path, artist) => {
    expect(clip(path).artist).toBe(artist);
  });

  it('has the artist of its tags before that of its name', () => {
    expect(clip('Lan Chi - a.mp4', { artists: ['Hạ Vy'] }).artist).toBe('Hạ Vy');
  });
});
