import type { FileReport, FileToRead } from '../../domain/import/file-report';
import { isAsBefore, isSameFile, type KnownFile } from '../../domain/import/known-file';
import type { FolderWalk } from '../../domain/import/media-folder.port';
import type { SongFiles } from '../../domain/import/song-files.port';
import type { KnownFiles } from './known-files';
import { ReadInParallel } from './read-in-parallel';

const AT_ONCE = 100;

/**
 * Finds recordings without a picture among the files that lie beside songs as their videos, and makes them files of their own: names that
 * end with `.webm` or `.mp4` are of either. Only what is not known to be a video is read.
 */
export async function withSoundsAmongVideos(
  walk: FolderWalk,
  { known, videos }: KnownFiles,
  songFiles: SongFiles,
): Promise<FolderWalk> {
  const asVideo = new Map(videos.map((video) => [video.path, video]));
  const asSong = new Map(known.filter(({ presence }) => presence !== 'away').map((row) => [row.path, row]));
  const isVideo = (file: FileToRead) => isAsVideo(file, asVideo.get(file.path));
  const inQuestion = walk.videosBeside.filter((file) => !isVideo(file));
  const isSong = (file: FileToRead) => isAsSong(file, asSong.get(file.path));
  const unknown = inQuestion.filter((file) => !isSong(file));
  const sounds = [...inQuestion.filter(isSong), ...(await soundsOf(unknown, songFiles))];
  if (sounds.length === 0) return walk;
  const paths = new Set(sounds.map(({ path }) => path));
  return { ...walk, files: [...walk.files.map((file) => withoutVideo(file, paths)), ...sounds] };
}

const isAsVideo = (file: FileToRead, before: KnownFiles['videos'][number] | undefined): boolean =>
  before !== undefined && before.size === file.size && before.modifiedMs === file.modifiedMs;

const isAsSong = (file: FileToRead, row: KnownFile | undefined): boolean =>
  row !== undefined && (row.presence === 'refused' ? isSameFile(file, row) : isAsBefore(file, row));

async function soundsOf(files: readonly FileToRead[], songFiles: SongFiles): Promise<readonly FileToRead[]> {
  const sounds: FileToRead[] = [];
  const reading = new ReadInParallel(files, { read: (file) => songFiles.read(file), width: songFiles.width });
  for (let read = await reading.take(AT_ONCE); read.length > 0; read = await reading.take(AT_ONCE))
    sounds.push(...read.filter(({ answer }) => isSound(answer)).map(({ file }) => file));
  return sounds;
}

/** What has a picture that we cannot play is no recording without one. */
const isSound = (report: FileReport): boolean =>
  report.kind === 'song' && report.draft.video === null && report.refusedVideo === null;

function withoutVideo(file: FileToRead, sounds: ReadonlySet<string>): FileToRead {
  if (file.videoBeside === undefined) return file;
  const folder = file.path.slice(0, file.path.lastIndexOf('/') + 1);
  return sounds.has(folder + file.videoBeside.name) ? { ...file, videoBeside: undefined } : file;
}
