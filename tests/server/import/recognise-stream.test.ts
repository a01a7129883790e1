import { RecogniseStream } from '../../../server/application/import/recognise-stream';
import type { DecodedMedia } from '../../../server/domain/import/media-decoder.port';
import { riffChunk, wavFile } from '../../support/builders/tag-bytes';
import { RecordingLogger } from '../../support/server/recording-logger';
import { silentLogger } from '../../support/server/silent-logger';

const RATE = 8_000;
const SECOND = RATE * 2;

/** Mono 16-bit sound: `seconds` of it, in a file whose header declares `stated` seconds. */
function aWav(seconds: number, stated = seconds): Buffer {
  const format = Buffer.alloc(16);
  format.writeUInt16LE(1, 0);
  format.writeUInt16LE(1, 2);
  format.writeUInt32LE(RATE, 4);
  format.writeUInt32LE(SECOND, 8);
  format.writeUInt16LE(2, 12);
  const data = riffChunk('data', Buffer.alloc(seconds * SECOND, 7));
  data.writeUInt32LE(stated * SECOND, 4);
  return wavFile(riffChunk('fmt ', format), data);
}

const SOUND = { codec: 'wmav2', sampleRate: 44_100, channels: 2, bitrate: 96_000, track: 0 };
const decoded = (change: Partial<DecodedMedia> = {}): DecodedMedia => ({
  container: 'asf',
  sound: SOUND,
  soundMs: 4_000,
  video: null,
  pictureMs: 0,
  hasStill: false,
  statedMs: 4_000,
  isGuess: false,
  isWhole: true,
  ...change,
});

async function recognised(bytes: Buffer, answer: DecodedMedia | null | undefined) {
  const asked: (number | undefined)[] = [];
  const decoder = {
    decode: async (_: string, track?: number) => {
      asked.push(track);
      return answer;
    },
  };
  const media = {
    size: bytes.length,
    close: async () => undefined,
    fingerprint: async () => 'print',
    read: async (from: number, length: number) => bytes.subarray(from, from + length),
  };
  const read = await new RecogniseStream(decoder, silentLogger).execute('a.wav', media);
  return { read, asked };
}

const FRAME_BYTES = 417;

/** MPEG frames of a constant bit rate; after `written` frames there are only zeros. */
function anMp3(frames: number, written: number): Buffer {
  const frame = Buffer.alloc(FRAME_BYTES, 7);
  frame.set([0xff, 0xfb, 0x90, 0x64]);
  const all = Array.from({ length: frames }, (_, index) => (index < written ? frame : Buffer.alloc(FRAME_BYTES)));
  return Buffer.concat(all);
}

/** MPEG frames of a varying bit rate: half of them 128 kbit/s, then half of them 64 kbit/s. */
function anUnevenMp3(frames: number): Buffer {
  const short = Buffer.alloc(208, 7);
  short.set([0xff, 0xfb, 0x50, 0x64]);
  return Buffer.concat([anMp3(frames / 2, frames / 2), ...Array.from({ length: frames / 2 }, () => short)]);
}

const UNKNOWN = Buffer.concat([Buffer.from('0&\xb2u', 'latin1'), Buffer.alloc(64_000, 9)]);
const JUNK = Buffer.alloc(64_000, 1);

describe('the recognised facts of a file', () => {
  it('come from our own reader when the bytes confirm its result', async () => {
    const { read, asked } = await recognised(aWav(4), undefined);
    expect(read).toMatchObject({ ok: true, value: { container: 'wav', durationMs: 4_000, proof: 'proved' } });
    expect(asked).toEqual([]);
  });

  it('come from the decoder when our own reader does not support the format', async () => {
    const { read } = await recognised(UNKNOWN, decoded());
    expect(read).toMatchObject({
      ok: true,
      value: { container: 'asf', durationMs: 4_000, proof: 'proved', sound: SOUND },
    });
  });

  it('have the decoded length when a file is cut, and mark the file as cut', async () => {
    const { read } = await recognised(aWav(4, 9), decoded({ soundMs: 3_900 }));
    expect(read).toMatchObject({ ok: true, value: { container: 'wav', durationMs: 3_900, proof: 'cut' } });
  });

  it.each([true, false])(
    'accept a decoded length that seems too long for so few bytes, decoded whole: %s',
    async (isWhole) => {
      const { read } = await recognised(
        UNKNOWN,
        decoded({ container: 'other', soundMs: 12_000_000, statedMs: 0, isWhole }),
      );
      expect(read).toMatchObject({ ok: true, value: { durationMs: 12_000_000, proof: 'proved' } });
    },
  );

  it('come from the decoder when space in the file was reserved and never written', async () => {
    const answer = decoded({ container: 'mp3', soundMs: 2_000 });
    const whole = await recognised(anMp3(400, 400), answer);
    const hollow = await recognised(anMp3(400, 200), answer);
    expect(whole).toMatchObject({ read: { value: { durationMs: 10_423, proof: 'proved' } }, asked: [] });
    expect(hollow.asked).toHaveLength(1);
    expect(hollow.read).toMatchObject({ value: { durationMs: 2_000, proof: 'cut', sound: { isReadThrough: true } } });
  });

  it('have the length of all frames of an MP3 whose bit rate varies and that states no length', async () => {
    const { read } = await recognised(anUnevenMp3(400), undefined);
    expect(read).toMatchObject({ ok: true, value: { container: 'mp3', durationMs: 10_449 } });
  });

  it('come from our own reader when there is no decoder', async () => {
    const cut = await recognised(aWav(4, 9), undefined);
    const unknown = await recognised(UNKNOWN, undefined);
    expect(cut.read).toMatchObject({ ok: true, value: { durationMs: 4_000, proof: 'cut' } });
    expect(unknown.read).toEqual({ ok: false, error: 'unsupported-format' });
  });

  it.each([
    ['says more than it lasts', decoded({ statedMs: 9_000 }), 'cut'],
    ['is guessed to last longer', decoded({ statedMs: 9_000, isGuess: true }), 'proved'],
    ['says little more than it lasts', decoded({ statedMs: 4_900 }), 'proved'],
  ])(
    'are marked as cut only where the stated length is much longer and no guess: the file %s',
    async (_, answer, proof) => {
      expect((await recognised(UNKNOWN, answer)).read).toMatchObject({ ok: true, value: { durationMs: 4_000, proof } });
    },
  );

  it.each([
    ['an empty file', Buffer.alloc(0), decoded(), 'empty'],
    ['a file that no decoder knows', JUNK, null, 'not-media'],
    ['a format that does not decode', UNKNOWN, null, 'unsupported-format'],
    ['what our own reader knows and no decoder does', aWav(4, 9), null, 'undecodable'],
    ['less than 0.3 s of a cut file', aWav(4, 9), decoded({ soundMs: 299 }), 'truncated'],
    ['a whole file of less than 0.3 s', aWav(0.25), decoded({ soundMs: 250 }), 'too-short'],
    ['a file without sound and picture', UNKNOWN, decoded({ sound: null, soundMs: 0 }), 'no-audio'],
    ['less than 0.3 s of an unknown file', UNKNOWN, decoded({ soundMs: 100 }), 'unsupported-format'],
  ])('are refused with a reason: %s', async (_, bytes, answer, error) => {
    expect((await recognised(bytes, answer)).read).toEqual({ ok: false, error });
  });

  it('have the length of the picture when the picture is longer', async () => {
    const video = { codec: 'wmv3', width: 640, height: 360, fps: 25 };
    const { read } = await recognised(UNKNOWN, decoded({ video, pictureMs: 6_000 }));
    expect(read).toMatchObject({ ok: true, value: { durationMs: 6_000, video } });
  });

  it('have the stated length when the file is too long to decode whole, unless that is impossible', async () => {
    const given = { soundMs: 5_000, isWhole: false };
    const likely = await recognised(UNKNOWN, decoded({ ...given, statedMs: 7_000 }));
    const absurd = await recognised(UNKNOWN, decoded({ ...given, statedMs: 10 ** 12 }));
    expect(likely.read).toMatchObject({ ok: true, value: { durationMs: 7_000 } });
    expect(absurd.read).toMatchObject({ ok: true, value: { durationMs: 5_000 } });
  });

  it.each([
    ['asf', 'wmav2', undefined],
    ['other', 'cook', true],
    ['wav', 'adpcm', true],
  ] as const)(
    'state whether decoders can start inside the file: %s with %s',
    async (container, codec, isReadThrough) => {
      const { read } = await recognised(UNKNOWN, decoded({ container, sound: { ...SOUND, codec } }));
      expect(read.ok && read.value.sound.isReadThrough).toBe(isReadThrough);
    },
  );
});

describe('a file at which our own reader fails', () => {
  it('is given to the decoder, and the failure is logged with the name of the file', async () => {
    const log = new RecordingLogger();
    const media = {
      size: 100,
      close: async () => undefined,
      fingerprint: async () => 'print',
      read: () => Promise.reject(new TypeError('a bug')),
    };
    const read = await new RecogniseStream({ decode: async () => undefined }, log).execute('Lan Chi/a.wav', media);
    expect(read).toEqual({ ok: false, error: 'reading-failed' });
    expect(log.lines).toMatchObject([{ level: 'error', fields: { file: 'Lan Chi/a.wav' } }]);
  });
});
