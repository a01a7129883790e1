import type { FileReport, FileToRead } from '../../domain/import/file-report';
import { isAsBefore, type KnownFile } from '../../domain/import/known-file';
import type { FolderWalk } from '../../domain/import/media-folder.port';
import { stemOf } from '../../domain/import/media-name';
import { pairVideos } from '../../domain/import/pair-videos';
import { READER_VERSION } from '../../domain/import/reader-version';
import type { SongFiles } from '../../domain/import/song-files.port';
import { ReadInParallel } from './read-in-parallel';

const AT_ONCE = 100;

interface Tools {
  readonly files: SongFiles;
  readonly isStopped: () => boolean;
}

/**
 * Finds recordings without a video track among the files that lie beside songs as their videos, and makes them separate files,
 * because a video's file extension proves little. They are read only if the song beside them is new or has changed.
 */
export async function withSoundsAmongVideos(
  walk: FolderWalk,
  known: readonly KnownFile[],
  tools: Tools,
): Promise<FolderWalk> {
  if (walk.videosBeside.length === 0) return walk;
  const rows = new Map(known.filter(isSongOfFile).map((row) => [row.path, row]));
  const isSettled = settledPlaces(walk, rows);
  const isSong = ({ path }: FileToRead) => rows.has(path);
  const settled = walk.videosBeside.filter((file) => isSettled.has(placeOf(file)));
  const open = walk.videosBeside.filter((file) => !isSettled.has(placeOf(file)));
  const reports = await readAll(open, tools);
  // A file that was a song and cannot be read now remains that song, and is refused.
  const isSound = (file: FileToRead) =>
    isRecording(reports.get(file)) || (isSong(file) && !hasPicture(reports.get(file)));
  const sounds = new Set([...settled.filter(isSong), ...open.filter(isSound)]);
  if (sounds.size === 0) return walk;
  const videos = walk.videosBeside.filter((file) => !sounds.has(file));
  const soundPaths = new Set([...sounds].map(({ path }) => path));
  return {
    ...walk,
    videosBeside: videos,
    files: [...walk.files.map((file) => paired(file, soundPaths, videos)), ...sounds],
  };
}

const isSongOfFile = ({ kind, presence }: KnownFile): boolean => kind === 'song' && presence !== 'away';

const folderOf = ({ path }: FileToRead): string => path.slice(0, path.lastIndexOf('/') + 1);
const nameOf = (file: FileToRead): string => file.path.slice(folderOf(file).length);
/** The folder and stem that a song and its videos share. */
const placeOf = (file: FileToRead): string => folderOf(file) + stemOf(nameOf(file));

/** The places where every song, and the files beside it, are unchanged since the current reader version read them. */
function settledPlaces({ files, videosBeside }: FolderWalk, rows: ReadonlyMap<string, KnownFile>): ReadonlySet<string> {
  const places = new Set(videosBeside.map(placeOf));
  const isAsRead = (file: FileToRead): boolean => {
    const row = rows.get(file.path);
    return row?.reader === READER_VERSION && isAsBefore(file, row);
  };
  for (const file of files) if (!isAsRead(file)) places.delete(placeOf(file));
  return places;
}

async function readAll(
  files: readonly FileToRead[],
  { files: songFiles, isStopped }: Tools,
): Promise<ReadonlyMap<FileToRead, FileReport>> {
  const reports = new Map<FileToRead, FileReport>();
  const reading = new ReadInParallel(files, { read: (file) => songFiles.read(file), width: songFiles.width });
  for (let read = await reading.take(AT_ONCE); read.length > 0; read = await reading.take(AT_ONCE)) {
    for (const { file, answer } of read) reports.set(file, answer);
    if (isStopped()) reading.stop();
  }
  return reports;
}

/** A file with a video track that the product cannot play does not count as a recording without a video track. */
const isRecording = (report: FileReport | undefined): boolean => report?.kind === 'song' && !hasPicture(report);

const hasPicture = (report: FileReport | undefined): boolean =>
  report?.kind === 'clip' || (report?.kind === 'song' && (report.draft.video !== null || report.refusedVideo !== null));

/** The file with the best of the remaining videos beside it, if its own video is in fact a recording. */
function paired(file: FileToRead, sounds: ReadonlySet<string>, videos: readonly FileToRead[]): FileToRead {
  if (file.videoBeside === undefined || !sounds.has(folderOf(file) + file.videoBeside.name)) return file;
  const left = videos.filter((video) => placeOf(video) === placeOf(file));
  const best = pairVideos([nameOf(file), ...left.map(nameOf)]).videoOf.get(nameOf(file));
  const video = left.find((each) => nameOf(each) === best);
  const videoBeside = video && { name: nameOf(video), size: video.size, modifiedMs: video.modifiedMs };
  return { ...file, videoBeside };
}
