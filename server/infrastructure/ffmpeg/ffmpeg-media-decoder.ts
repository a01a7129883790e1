import path from 'node:path';
import { FILE_LIMITS } from '../../domain/import/file-limits';
import { areMoving, type SoundFacts } from '../../domain/import/containers/stream-facts';
import type { DecodedMedia, MediaDecoder } from '../../domain/import/media-decoder.port';
import { FewAtATime } from '../../application/shared/few-at-a-time';
import type { ToolBox } from './command';
import { readListing, type ListedMedia } from './read-listing';
import { runFfmpeg } from './run-ffmpeg';

const LISTING_LIMIT_MS = 5_000;
/** The limit for everything that is decoded from one file: other files wait meanwhile, and their own time limits run. */
const DECODING_LIMIT_MS = 20_000;
/** On several processors, up to four, decoding may use the whole time limit on each of them. */
const IN_BACKGROUND = { urgency: 'in-background', processorSeconds: (4 * DECODING_LIMIT_MS) / 1000 } as const;
/** The samples are only counted, so a low rate is enough. */
const COUNTED_RATE = 8_000;
const COUNTED_BYTES = 4;
/**
 * Codecs that our own readers support are tried before those that only decoders support, such as the AC-3 track before a film's
 * AAC.
 */
const KNOWN_CODECS = new Set(['mp3', 'aac', 'alac', 'flac', 'opus', 'vorbis', 'speex', 'pcm']);
const MOST_TRACKS_TRIED = 4;

/** If the file has a picture, the silence before and inside the sound is counted too. */
const countedSound = (track: number, picture: boolean): readonly string[] => [
  ...['-map', `0:a:${track}`, '-vn', '-sn', '-dn', '-af'],
  `aresample=${COUNTED_RATE}${picture ? ':async=1:first_pts=0' : ''},aformat=sample_fmts=s16:channel_layouts=stereo`,
  ...['-c:a', 'pcm_s16le', '-f', 's16le', 'pipe:1'],
];
const LISTED_PICTURES = ['-map', '0:V:0', '-an', '-sn', '-dn', '-c:v', 'copy', '-f', 'framecrc', 'pipe:1'];

interface Counted {
  readonly ms: number;
  readonly isWhole: boolean;
}

/** `ms` is when the last one ends. */
interface CountedPictures extends Counted {
  readonly count: number;
}

const NO_PICTURES: CountedPictures = { ms: 0, isWhole: true, count: 0 };

interface Heard extends Counted {
  readonly sound: SoundFacts | null;
}

/** The decoding of one file and its deadline, by the clock of `performance`. */
interface Decoding {
  readonly tools: ToolBox;
  readonly source: string;
  readonly endsAt: number;
}

const leftOf = ({ endsAt }: Decoding): number => Math.max(1, endsAt - performance.now());

/** Decodes with ffmpeg, one file at a time. Sound is decoded completely; of pictures only the times are read. */
export class FfmpegMediaDecoder implements MediaDecoder {
  private readonly turns = new FewAtATime(1);
  private tools: Promise<ToolBox | undefined> | undefined;

  /** `findTools` is called once, when the first file needs it. */
  constructor(
    private readonly root: string,
    private readonly findTools: () => Promise<ToolBox | undefined>,
    private readonly limitMs = DECODING_LIMIT_MS,
  ) {}

  async decode(file: string, track?: number): Promise<DecodedMedia | null | undefined> {
    this.tools ??= this.findTools();
    const tools = await this.tools;
    return tools && this.turns.run(() => this.run(tools, path.join(this.root, file), track));
  }

  private async run(
    tools: ToolBox,
    source: string,
    wanted: number | undefined,
  ): Promise<DecodedMedia | null | undefined> {
    const listed = await list(tools, source);
    if (listed === undefined || listed === null) return listed;
    const { container, statedMs, isGuess } = listed;
    const endsAt = performance.now() + this.limitMs;
    const decodedSound = await this.decodeSound({ tools, source, endsAt }, listed, wanted);
    const pictures = listed.video === null ? NO_PICTURES : await countPictures({ tools, source, endsAt });
    const hasStill = listed.video !== null && isStill(pictures);
    const picture = hasStill ? { video: null, pictureMs: 0 } : { video: listed.video, pictureMs: pictures.ms };
    const isWhole = decodedSound.isWhole && pictures.isWhole;
    const { sound, ms: soundMs } = decodedSound;
    return { container, sound, soundMs, ...picture, hasStill, statedMs, isGuess, isWhole };
  }

  private async decodeSound(decoding: Decoding, listed: ListedMedia, wanted: number | undefined): Promise<Heard> {
    let isWhole = true;
    for (const track of tracksToTry(listed, wanted)) {
      const counted = await countSound(decoding, track, listed.video !== null);
      isWhole &&= counted.isWhole;
      if (counted.ms >= FILE_LIMITS.leastMs) return { ...counted, sound: listed.sounds[track] ?? null };
    }
    return { ms: 0, isWhole, sound: null };
  }
}

/** The wanted track; otherwise first the tracks that our own readers support, then the others. */
function tracksToTry({ sounds }: ListedMedia, wanted: number | undefined): readonly number[] {
  const tracks = sounds.flatMap((sound, track) => (sound === null ? [] : [{ track, codec: sound.codec }]));
  if (wanted !== undefined && sounds[wanted]) return [wanted];
  const known = tracks.filter(({ codec }) => KNOWN_CODECS.has(codec));
  const others = tracks.filter(({ codec }) => !KNOWN_CODECS.has(codec));
  return [...known, ...others].map(({ track }) => track).slice(0, MOST_TRACKS_TRIED);
}

/** Null if ffmpeg does not recognise the file; undefined if ffmpeg could not examine it. */
async function list(tools: ToolBox, source: string): Promise<ListedMedia | null | undefined> {
  const job = { source, picture: true, ...IN_BACKGROUND, output: [], logLevel: 'info' } as const;
  // Without an output ffmpeg prints what it found, and exits as if it was called wrongly.
  const ended = await runFfmpeg(tools, job, { deadlineMs: LISTING_LIMIT_MS });
  return ended.kind === 'exited' && ended.code >= 0 ? (readListing(ended.complaint) ?? null) : undefined;
}

async function countSound(decoding: Decoding, track: number, picture: boolean): Promise<Counted> {
  const { tools, source } = decoding;
  let bytes = 0;
  const job = { source, picture, ...IN_BACKGROUND, output: countedSound(track, picture) } as const;
  const ended = await runFfmpeg(tools, job, {
    deadlineMs: leftOf(decoding),
    onOutput: async (piece) => void (bytes += piece.length),
  });
  return { ms: Math.round((bytes * 1000) / (COUNTED_RATE * COUNTED_BYTES)), isWhole: ended.kind !== 'too-slow' };
}

/** A film that was too slow to count to its end counts as moving. */
const isStill = ({ count, ms, isWhole }: CountedPictures): boolean =>
  isWhole && count > 0 && !areMoving(count, ms / 1000);

/** Lines are `stream, dts, pts, duration, size, checksum`. */
async function countPictures(decoding: Decoding): Promise<CountedPictures> {
  const { tools, source } = decoding;
  let rest = '';
  let unit = 0;
  let end = 0;
  let count = 0;
  const take = (line: string): void => {
    const [, over, under] = /^#tb 0: (\d+)\/(\d+)/.exec(line) ?? [];
    if (over !== undefined) unit = (Number(over) / Number(under)) * 1000;
    const [stream = '', , shown, duration] = line.split(',');
    if (stream.trim() !== '0') return;
    count += 1;
    end = Math.max(end, (Number(shown) + Number(duration)) * unit || 0);
  };
  const job = { source, picture: true, ...IN_BACKGROUND, output: LISTED_PICTURES } as const;
  const ended = await runFfmpeg(tools, job, {
    deadlineMs: leftOf(decoding),
    onOutput: async (piece) => {
      const lines = (rest + piece.toString('latin1')).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(take);
    },
  });
  return { ms: Math.round(end), isWhole: ended.kind !== 'too-slow', count };
}
