import path from 'node:path';
import { findTools } from '../../server/composition/media-tools';
import type { FileReport } from '../../server/domain/import/file-report';
import { FILE_LIMITS } from '../../server/domain/import/file-limits';
import { compare, type Comparison, type SongReport, type Tally } from './compare';
import { decodedMs } from './decode-sound';
import { readAsProduct } from './read-as-product';
import { readWithMutagen, type MutagenReading } from './read-with-mutagen';

/** The result for a folder of files from other projects. */
export interface Survey extends Comparison {
  /** Of the files of which at least `FILE_LIMITS.leastMs` decode, those that the product accepts. */
  readonly taken: Tally;
  /** Of those, the files whose length equals the decoded length; a file with a video may be longer. */
  readonly lasting: Tally;
  /** Of the songs for which mutagen gives a length, those with the same length. Mutagen trusts the headers of truncated files. */
  readonly stated: Tally;
  /** One text for each file that is refused or has a wrong length. */
  readonly complaints: readonly string[];
}

/** The allowed difference of a length: decoders fill up the last frame, and begin with a frame that is not audible. */
const TOLERATED_MS = 60;
const TOLERATED_SHARE = 0.01;

/** Reads every file below a folder with the product and with mutagen, and decodes it with ffmpeg. */
export async function survey(library: string, folder: string): Promise<Survey> {
  const { tools } = await findTools(process.env.FFMPEG_PATH);
  if (tools === undefined) throw new Error('There is no ffmpeg: set FFMPEG_PATH');
  const reports = await readAsProduct(folder);
  const decoded: Decoded[] = [];
  for (const [name, report] of reports) {
    decoded.push({ name, report, ms: await decodedMs(tools.ffmpeg.path, path.join(folder, name)) });
  }
  const heard = decoded.filter(({ ms }) => ms >= FILE_LIMITS.leastMs);
  const songs = new Map([...reports].filter(isSong));
  const pairs = (await readWithMutagen(library, folder)).flatMap((theirs) => {
    const ours = songs.get(theirs.path);
    return ours === undefined ? [] : [[theirs, ours] as const];
  });
  const taken = heard.filter(({ report }) => report.kind !== 'refused');
  const lasting = taken.filter(lastsAsDecoded);
  return {
    ...compare(pairs),
    taken: { all: heard.length, same: taken.length },
    lasting: { all: taken.length, same: lasting.length },
    stated: lengthsIn(pairs),
    complaints: heard.filter((each) => !lastsAsDecoded(each)).map(complaintOf),
  };
}

interface Decoded {
  readonly name: string;
  readonly report: FileReport;
  readonly ms: number;
}

const isSong = (entry: [string, FileReport]): entry is [string, SongReport] => entry[1].kind === 'song';

function lengthsIn(pairs: readonly (readonly [MutagenReading, SongReport])[]): Tally {
  const told = pairs.flatMap(([{ seconds }, { draft }]) =>
    seconds ? [isAbout(draft.durationMs, seconds * 1000)] : [],
  );
  return { all: told.length, same: told.filter(Boolean).length };
}

const isAbout = (ms: number, other: number): boolean =>
  Math.abs(ms - other) <= Math.max(TOLERATED_MS, other * TOLERATED_SHARE);

function lastsAsDecoded({ report, ms }: Decoded): boolean {
  if (report.kind === 'refused') return false;
  const { durationMs, video } = report.draft;
  return isAbout(durationMs, ms) || (video !== null && durationMs > ms);
}

const complaintOf = ({ name, report, ms }: Decoded): string =>
  report.kind === 'refused'
    ? `${name}: ${ms.toFixed(0)} ms decode, and it is refused: ${report.reason}`
    : `${name}: ${ms.toFixed(0)} ms decode, and it lasts ${report.draft.durationMs} ms`;
