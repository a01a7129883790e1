import type { SongDetails } from '../../../../src/domain/catalogue/song-details';
import { FIRST_CHOICE, type MediaChoice } from '../../../../src/domain/playback/sources/media-choice';
import { sourcesToTry } from '../../../../src/domain/playback/sources/preferred-sources';
import { songMedia } from '../../../../src/domain/playback/sources/song-media';
import { aSongDetails } from '../../../support/builders/a-song-details';
import { aFile, aSource } from '../../../support/builders/a-source';

const audio = (kbps: number) => aSource({ id: String(kbps), bitrate: kbps * 1000 });
const video = (height: number) => aSource({ id: `${height}p`, medium: 'video', bitrate: height * 1000, height });

const HEARD = aSongDetails()
  .with({ audioSources: [aSource(), audio(256), audio(128), audio(64), aFile({ id: 'original' })] })
  .build();
const SEEN = { ...HEARD, videoSources: [aSource({ id: 'master', medium: 'video' }), video(360), video(720)] };

describe('which source of a song comes first', () => {
  it.each<[string, Partial<MediaChoice>, string]>([
    ['sound that adapts', {}, 'auto'],
    ['the chosen rendition', { audioQuality: 128_000 }, '128'],
    ['the nearest below one that the song has not', { audioQuality: 200_000 }, '128'],
    ['the lowest where all are above', { audioQuality: 32_000 }, '64'],
    ['the file itself', { audioQuality: 'original' }, 'original'],
    ['the lowest where data is spared, whatever was chosen', { audioQuality: 'original', sparesData: true }, '64'],
    ['a picture that adapts', { medium: 'video' }, 'master'],
    ['the chosen picture', { medium: 'video', videoQuality: 720 }, '720p'],
    ['the picture below what is not there', { medium: 'video', videoQuality: 480 }, '360p'],
    ['the smallest picture where data is spared', { medium: 'video', videoQuality: 720, sparesData: true }, '360p'],
  ])('%s', (_, choice, first) => {
    expect(sourcesToTry(SEEN, { ...FIRST_CHOICE, ...choice })[0]?.id).toBe(first);
  });

  it.each<[string, SongDetails, readonly string[]]>([
    [
      'picture and then sound: of each the playlist, and of the sound also the file',
      SEEN,
      ['master', 'auto', 'original'],
    ],
    ['sound alone where there is no picture', HEARD, ['auto', 'original']],
  ])('each distinct way is tried once: %s', (_, details, ids) => {
    const sources = sourcesToTry(details, { ...FIRST_CHOICE, medium: 'video' });
    expect(sources.map(({ id }) => id)).toEqual(ids);
  });

  it.each<[string, Partial<MediaChoice>]>([
    ['where data is spared', { sparesData: true }],
    ['where a small picture is chosen', { videoQuality: 360 }],
  ])('is never a picture of unknown height %s', (_, choice) => {
    const unknown = aSource({ id: 'unknown', medium: 'video', bitrate: 900_000 });
    const details = { ...HEARD, videoSources: [video(360), unknown] };
    expect(sourcesToTry(details, { ...FIRST_CHOICE, medium: 'video', ...choice })[0]?.id).toBe('360p');
  });

  it('is the only source of a song that has just one', () => {
    const [only] = HEARD.audioSources;
    const details = { ...HEARD, audioSources: [aSource()] };
    for (const audioQuality of ['original', 64_000] as const)
      expect(sourcesToTry(details, { ...FIRST_CHOICE, audioQuality })).toEqual([only]);
  });
});

describe('the sources of a song that follow the first', () => {
  it('are those of the other medium, so that there is sound at least', () => {
    const ids = (medium: MediaChoice['medium']) =>
      sourcesToTry(SEEN, { ...FIRST_CHOICE, medium, audioQuality: 128_000, videoQuality: 720 }).map(({ id }) => id);
    expect(ids('audio')).toEqual(['128', 'original', '720p']);
    expect(ids('video')).toEqual(['720p', '128', 'original']);
  });

  it('never treat the original file as a rendition', () => {
    const details = { ...HEARD, audioSources: [audio(64), aFile({ id: 'original', bitrate: 320_000 })] };
    const [first] = sourcesToTry(details, { ...FIRST_CHOICE, audioQuality: 400_000 });
    expect(first?.id).toBe('64');
    expect(songMedia(details, FIRST_CHOICE).qualities).toEqual(['auto', 64_000, 'original']);
  });
});

describe('the media and qualities of a song', () => {
  it.each<[string, Partial<MediaChoice>, object]>([
    [
      'sound in every rendition, best first, and the file',
      {},
      { medium: 'audio', hasVideo: true, qualities: ['auto', 256_000, 128_000, 64_000, 'original'], quality: 'auto' },
    ],
    ['picture in every size', { medium: 'video' }, { medium: 'video', qualities: ['auto', 720, 360], quality: 'auto' }],
    ['the nearest to what was chosen', { audioQuality: 200_000 }, { quality: 128_000 }],
    ['the lowest where all are above', { audioQuality: 32_000 }, { quality: 64_000 }],
    ['the file itself', { audioQuality: 'original' }, { quality: 'original' }],
  ])('%s', (_, choice, expected) => {
    expect(songMedia(SEEN, { ...FIRST_CHOICE, ...choice })).toMatchObject(expected);
  });

  it('leave out a picture of unknown size, and play the smallest of those whose size is known', () => {
    const odd = aSource({ id: 'odd', medium: 'video', bitrate: 900_000 });
    const details = { ...SEEN, videoSources: [video(360), odd] };
    const choice: MediaChoice = { ...FIRST_CHOICE, medium: 'video', videoQuality: 240 };
    expect(songMedia(details, choice)).toMatchObject({ qualities: ['auto', 360], quality: 360 });
    expect(sourcesToTry(details, choice)[0]?.id).toBe('360p');
  });

  it('include a picture that has one size', () => {
    const details = { ...SEEN, videoSources: [video(720)] };
    expect(songMedia(details, { ...FIRST_CHOICE, medium: 'video' })).toEqual({
      medium: 'video',
      hasVideo: true,
      qualities: ['auto', 720],
      quality: 'auto',
      sparesData: false,
    });
  });

  it('play the chosen size, although a smaller one has more bits', () => {
    const rich = aSource({ id: 'rich', medium: 'video', bitrate: 900_000, height: 360 });
    const choice: MediaChoice = { ...FIRST_CHOICE, medium: 'video', videoQuality: 720 };
    expect(songMedia({ ...SEEN, videoSources: [rich, video(720)] }, choice).quality).toBe(720);
  });

  it('list the sizes of a picture from the largest, whatever their order in the details', () => {
    const details = { ...SEEN, videoSources: [video(720), video(1080), video(360)] };
    expect(songMedia(details, { ...FIRST_CHOICE, medium: 'video' }).qualities).toEqual(['auto', 1080, 720, 360]);
  });

  it('are sound alone where there is no picture', () => {
    expect(songMedia(HEARD, { ...FIRST_CHOICE, medium: 'video' })).toMatchObject({ medium: 'audio', hasVideo: false });
  });

  it('are adaptive where there are no renditions to choose from', () => {
    const details = { ...HEARD, audioSources: [aSource()] };
    for (const audioQuality of ['original', 64_000] as const)
      expect(songMedia(details, { ...FIRST_CHOICE, audioQuality })).toMatchObject({
        qualities: ['auto'],
        quality: 'auto',
      });
  });

  it('are only adaptive and the chosen quality before the details of the song are known', () => {
    expect(songMedia(null, { ...FIRST_CHOICE, medium: 'video', sparesData: true })).toEqual({
      medium: 'audio',
      hasVideo: false,
      qualities: ['auto'],
      quality: 'auto',
      sparesData: true,
    });
    expect(songMedia(null, { ...FIRST_CHOICE, audioQuality: 64_000 })).toEqual({
      medium: 'audio',
      hasVideo: false,
      qualities: ['auto', 64_000],
      quality: 64_000,
      sparesData: false,
    });
  });
});
