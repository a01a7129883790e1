import type { MediaContainer } from '../../../../server/domain/catalogue/media-facts';
import { NO_SOUND, type ReadStream, type StreamFacts } from '../../../../server/domain/import/containers/stream-facts';
import type { DecodedMedia } from '../../../../server/domain/import/media-decoder.port';
import { streamOfDecoded } from '../../../../server/domain/import/stream-of-decoded';
import { fail, succeed } from '../../../../server/domain/shared/result';

const SOUND = { codec: 'wmav2', sampleRate: 44_100, channels: 2, bitrate: 96_000 };
const VIDEO = { codec: 'wmv3', width: 640, height: 360, fps: 25 };
const PLACE = { length: 9, head: [], tail: [], middle: [] };
const MUCH = 2 ** 40;
const decoded = (change: Partial<DecodedMedia> = {}): DecodedMedia => ({
  container: 'asf',
  sound: { ...SOUND, track: 0 },
  soundMs: 100_000,
  video: null,
  pictureMs: 0,
  hasStill: false,
  statedMs: 100_000,
  isGuess: false,
  isWhole: true,
  ...change,
});
const facts = (change: Partial<StreamFacts> = {}): StreamFacts => ({
  container: 'mp3',
  durationMs: 100_000,
  proof: 'doubtful',
  sound: SOUND,
  video: null,
  place: PLACE,
  ...change,
});
const UNREAD: ReadStream = fail('unsupported-format');
const streamOf = (own: ReadStream, change: Partial<DecodedMedia> = {}, isClipped = false, size = MUCH): ReadStream =>
  streamOfDecoded(own, decoded(change), { place: PLACE, isClipped, size });
const proofOf = (read: ReadStream) => (read as { value?: StreamFacts }).value?.proof;
const isReadThrough = (read: ReadStream) => (read as { value?: StreamFacts }).value?.sound.isReadThrough;

describe('the facts of a decoded file', () => {
  it('are those of the decoder where our own reader has none', () => {
    expect(streamOf(UNREAD, { video: VIDEO })).toEqual({
      ok: true,
      value: {
        container: 'asf',
        durationMs: 100_000,
        proof: 'proved',
        sound: { ...SOUND, track: 0 },
        video: VIDEO,
        place: PLACE,
      },
    });
  });

  it('are those of our own reader, with the length that was heard', () => {
    expect(streamOf(succeed(facts({ durationMs: 101_000 })), { soundMs: 99_000 })).toEqual({
      ok: true,
      value: facts({ durationMs: 99_000, proof: 'proved' }),
    });
  });

  it('are none where there is neither sound nor picture', () => {
    expect(streamOf(UNREAD, { sound: null })).toEqual({ ok: false, error: 'no-audio' });
    expect(streamOf(UNREAD, { sound: null, soundMs: 0, video: VIDEO, pictureMs: 5_000 })).toMatchObject({
      value: { sound: NO_SOUND, durationMs: 5_000 },
    });
  });

  it.each([
    ['the longer of sound and picture, the picture', { video: VIDEO, pictureMs: 101_000 }, 101_000],
    ['the longer of sound and picture, the sound', { video: VIDEO, pictureMs: 99_000 }, 100_000],
    ['the sound where there is no picture', { pictureMs: 101_000 }, 100_000],
  ])('have the length of %s', (_, change, durationMs) => {
    expect(streamOf(UNREAD, change)).toMatchObject({ value: { durationMs } });
  });

  it('have the picture that only the decoder recognises', () => {
    const own = (hasOtherPicture: boolean | undefined) =>
      succeed(facts(hasOtherPicture === undefined ? {} : { hasOtherPicture }));
    const pictureOf = (read: ReadStream) => {
      const { video, hasOtherPicture } = (read as { value: StreamFacts }).value;
      return [video, hasOtherPicture];
    };
    expect(pictureOf(streamOf(own(true), { video: VIDEO }))).toEqual([VIDEO, false]);
    expect(pictureOf(streamOf(own(true), { hasStill: true }))).toEqual([null, false]);
    expect(pictureOf(streamOf(own(true)))).toEqual([null, true]);
    expect(pictureOf(streamOf(own(false), { video: VIDEO }))).toEqual([null, false]);
    expect(pictureOf(streamOf(own(undefined), { hasStill: true }))).toEqual([null, undefined]);
  });
});

describe('a decoded file of which too little is heard', () => {
  it.each([
    [299, false],
    [300, true],
  ])('is refused below 0.3 s: %i ms', (soundMs, ok) => {
    expect(streamOf(UNREAD, { soundMs }).ok).toBe(ok);
  });

  it.each([
    ['the reason of our own reader', UNREAD, fail('unsupported-format')],
    ['truncated where it is cut', succeed(facts({ proof: 'cut' })), fail('truncated')],
    ['too short else', succeed(facts()), fail('too-short')],
  ])('is refused: %s', (_, own, read) => {
    expect(streamOf(own, { soundMs: 0 })).toEqual(read);
  });

  it('is what our own reader has proved', () => {
    const own = succeed(facts({ proof: 'proved' }));
    expect(streamOf(own, { soundMs: 0 })).toBe(own);
  });
});

describe('a decoded file', () => {
  it.each<[string, ReadStream, boolean, string]>([
    ['its sound goes on behind the end of the file', UNREAD, true, 'cut'],
    ['our own reader found it cut', succeed(facts({ proof: 'cut' })), false, 'cut'],
    ['our own reader found it truncated', fail('truncated'), false, 'cut'],
    ['our own reader found it implausible', fail('implausible'), false, 'cut'],
    ['our own reader does not know it', UNREAD, false, 'proved'],
    ['our own reader doubts it', succeed(facts()), false, 'proved'],
  ])('is cut or proved where %s', (_, own, isClipped, proof) => {
    expect(proofOf(streamOf(own, {}, isClipped))).toBe(proof);
  });

  it.each([
    ['asf', 103_000, 103_001],
    ['mp3', 103_000, 103_001],
    ['wavpack', 100_100, 100_101],
    ['tta', 100_100, 100_101],
    ['ape', 100_100, 100_101],
    ['aiff', 100_100, 100_101],
  ] as const)(
    'of %s is cut where it states more than is tolerated: %i ms, not %i ms',
    (container, tolerated, tooMuch) => {
      const stated = (statedMs: number) => proofOf(streamOf(UNREAD, { container, statedMs }));
      expect([stated(tolerated), stated(tooMuch)]).toEqual(['proved', 'cut']);
    },
  );

  it('is not cut where it only guesses its length, or was not decoded to its end', () => {
    expect(proofOf(streamOf(UNREAD, { statedMs: 200_000, isGuess: true }))).toBe('proved');
    expect(proofOf(streamOf(UNREAD, { statedMs: 2 ** 40, isWhole: false }))).toBe('proved');
  });

  it('is cut where our own reader states more, whatever the decoder states', () => {
    expect(proofOf(streamOf(succeed(facts({ durationMs: 103_001 })), { statedMs: 1, isGuess: true }))).toBe('cut');
  });

  it.each([
    ['our own reader has proved', succeed(facts({ durationMs: 150_000, proof: 'proved' })), { statedMs: 1 }, 150_000],
    ['our own reader states', succeed(facts({ durationMs: 150_000 })), { statedMs: 170_000 }, 150_000],
    ['the decoder states', UNREAD, { statedMs: 170_000 }, 170_000],
    ['was heard, where that is more than is stated', UNREAD, { statedMs: 90_000 }, 100_000],
    ['was heard, where the stated one cannot be', UNREAD, { statedMs: 2 ** 40 }, 100_000],
  ] as const)('that was not decoded to its end is as long as %s', (_, own, change, durationMs) => {
    expect(streamOf(own, { ...change, isWhole: false })).toMatchObject({ ok: true, value: { durationMs } });
  });

  it('may be longer than its bytes seem to hold where that was heard', () => {
    expect(streamOf(UNREAD, {}, false, 799)).toMatchObject({ ok: true, value: { durationMs: 100_000 } });
  });
});

describe('the sound of a decoded file', () => {
  const SEEKABLE = 'mp3 flac ogg matroska webm adts aiff asf wavpack ape tta ac3 dts caf dsf avi flv';

  it('is found at any position in these containers', () => {
    const read = SEEKABLE.split(' ').map((container) => streamOf(UNREAD, { container: container as MediaContainer }));
    expect(read.map(isReadThrough)).toEqual(read.map(() => undefined));
  });

  it.each(['mp4', 'wav', 'musepack', 'dff', 'amr', 'mpeg', 'other'] as const)(
    'is read from the beginning in %s',
    (container) => {
      expect(isReadThrough(streamOf(UNREAD, { container }))).toBe(true);
    },
  );

  it.each([
    ['adpcm_ms', true],
    ['adpcm', true],
    ['xadpcm', undefined],
  ])('with the codec %s is read from the beginning: %s', (codec, isIt) => {
    expect(isReadThrough(streamOf(UNREAD, { container: 'caf', sound: { ...SOUND, codec, track: 0 } }))).toBe(isIt);
  });

  it('is found in any container where our own reader has proved the file', () => {
    expect(isReadThrough(streamOf(succeed(facts({ container: 'wav', proof: 'proved' }))))).toBeUndefined();
    expect(isReadThrough(streamOf(succeed(facts({ container: 'wav' }))))).toBe(true);
  });

  it('is read from the beginning where another file follows', () => {
    expect(isReadThrough(streamOf(succeed(facts({ isFollowed: true }))))).toBe(true);
    expect(isReadThrough(streamOf(succeed(facts({ isFollowed: false }))))).toBeUndefined();
  });

  it.each([
    ['tolerated', 'asf', { statedMs: 97_000 }, undefined],
    ['more than is tolerated', 'asf', { statedMs: 96_999 }, true],
    ['more than is tolerated, of a guess', 'asf', { statedMs: 96_999, isGuess: true }, undefined],
    ['more than nothing, which is no claim', 'asf', { statedMs: 0 }, undefined],
    ['more than a moment', 'asf', { statedMs: 1 }, true],
    ['more than the last cluster of Matroska', 'matroska', { statedMs: 96_999 }, undefined],
    ['more than the last cluster of WebM', 'webm', { statedMs: 96_999 }, undefined],
  ] as const)('is read from the beginning where it goes on behind the stated end: %s', (_, container, change, isIt) => {
    expect(isReadThrough(streamOf(UNREAD, { container, ...change }))).toBe(isIt);
  });

  it.each([
    ['hollow and longer than is heard', { isHollow: true, durationMs: 103_001 }, true],
    ['hollow', { isHollow: true }, undefined],
    ['longer than is heard', { durationMs: 103_001 }, undefined],
  ] as const)('is read from the beginning or not where the file seems %s', (_, change, isIt) => {
    expect(isReadThrough(streamOf(succeed(facts(change))))).toBe(isIt);
  });
});
