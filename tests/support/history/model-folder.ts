import { aFileToRead } from '../builders/a-known-file';
import type { FileReport, FileToRead } from '../../../server/domain/import/file-report';
import type { FileExamination } from '../../../server/domain/import/known-file';
import { LOSSLESS } from '../builders/a-media-source';
import type { FolderStep } from './folder-steps';

/** A file of the model: the number of its recording, and its changes since. */
export interface ModelFile {
  readonly recording: number;
  readonly title: string;
  /** The length of its sound: less than the recording's if the file was cut. */
  readonly bytes: number;
  readonly isReadable: boolean;
  readonly size: number;
  readonly modifiedMs: number;
  readonly changedMs: number;
}

const DISKS = ['', 'disk1/', 'disk2/'];
const FOLDERS = ['A/', 'B/'];
const NAMES = ['1 x.mp3', '2 x.mp3', '3 y.mp3', '4 z.mp3', 'X 5.mp3'];
const PATHS = DISKS.flatMap((disk) => FOLDERS.flatMap((folder) => NAMES.map((name) => disk + folder + name)));

const bytesOf = (recording: number): number => 60_000 + recording * 9_973;

/** How much of its recording a file still has. */
export const shareOf = ({ recording, bytes }: ModelFile): number => bytes / bytesOf(recording);

/** No two recordings, and no whole and cut file, have durations that a program would consider equal. */
function durationOf({ recording, bytes }: ModelFile): number {
  const isWhole = bytes === bytesOf(recording);
  return Math.round(100_000 * 1.15 ** (isWhole ? recording : recording + 0.25 + (bytes % 2) / 2));
}

/** A music folder whose files undergo every change that people and programs make to them. */
export class ModelFolder {
  /** Recordings of which a file was cut. */
  readonly wasCut = new Set<number>();
  private readonly files = new Map<string, ModelFile>();
  private readonly unmounted = new Set<string>();
  private clock = 1_000;
  private recordings = 0;

  /** The files that a walk finds, in its order. */
  visible(): readonly (readonly [path: string, file: ModelFile])[] {
    return [...this.files].filter(([path]) => this.isMounted(path)).sort(([a], [b]) => (a < b ? -1 : 1));
  }

  /** All files, including those on unmounted disks. */
  all(): Iterable<readonly [path: string, file: ModelFile]> {
    return this.files;
  }

  isMounted(path: string): boolean {
    return ![...this.unmounted].some((disk) => path.startsWith(disk));
  }

  do(step: FolderStep): void {
    const there = this.visible();
    const [path, file] = there[step.which % Math.max(1, there.length)] ?? [];
    if (step.does === 'add') this.put(this.free(step.where), this.aRecording());
    else if (step.does === 'unmount') this.unmounted.add(DISKS[1 + (step.which % 2)] ?? '');
    else if (step.does === 'mount') this.unmounted.clear();
    else if (path !== undefined && file !== undefined) this.change(step, path, file);
  }

  private change({ does, where }: FolderStep, path: string, file: ModelFile): void {
    const now = this.tick();
    const renamed = { ...file, changedMs: now };
    const touched = { ...renamed, modifiedMs: now };
    switch (does) {
      case 'remove':
        return void this.files.delete(path);
      case 'move':
        return this.move(path, this.free(where), renamed);
      case 'rename and retag':
        return this.move(path, this.free(where), { ...touched, title: `new ${now}`, size: file.size + 1 });
      case 'rename and cut':
        return this.move(path, this.free(where), this.cut(touched, where));
      case 'retag':
        return this.put(path, { ...touched, title: `new ${now}`, size: file.size + 7 });
      case 'retag with the same time and size':
        return this.put(path, { ...renamed, title: `new ${now}` });
      case 'copy':
        return this.put(this.free(where), where % 2 === 0 ? touched : renamed);
      case 'copy over another':
        return this.put(this.other(where), where % 2 === 0 ? touched : renamed);
      case 'cut':
        return this.put(path, this.cut(touched, where));
      case 'damage':
        return this.put(path, { ...touched, isReadable: false });
      case 'make whole':
        return this.put(path, { ...touched, isReadable: true, bytes: bytesOf(file.recording) });
      case 'replace':
        return this.put(path, this.aRecording());
      case 'change case':
        return this.move(
          path,
          path.replace(/[xyz]/iu, (letter) => swapCase(letter)),
          renamed,
        );
      default:
        return this.rotate(path, now);
    }
  }

  /** The path of an existing file. */
  private other(at: number): string {
    const there = this.visible();
    return there[at % there.length]?.[0] ?? '';
  }

  /** Gives each file of a folder the name of the next one: two files swap their names, several are renumbered. */
  private rotate(path: string, now: number): void {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const names = [...this.files].filter(([each]) => each.startsWith(folder));
    names.forEach(([each], at) => {
      const [, next] = names[(at + 1) % names.length] ?? [];
      if (next !== undefined) this.files.set(each, { ...next, changedMs: now });
    });
  }

  private cut(file: ModelFile, share: number): ModelFile {
    this.wasCut.add(file.recording);
    const bytes = Math.floor(file.bytes * (0.4 + (share % 5) / 10));
    return { ...file, bytes: Math.max(bytes, 18_000), size: file.size - file.bytes + bytes };
  }

  private aRecording(): ModelFile {
    this.recordings += 1;
    const now = this.tick();
    const bytes = bytesOf(this.recordings);
    return {
      recording: this.recordings,
      title: `title ${this.recordings}`,
      bytes,
      isReadable: true,
      size: bytes + 100,
      modifiedMs: now,
      changedMs: now,
    };
  }

  private move(from: string, to: string, file: ModelFile): void {
    this.files.delete(from);
    this.put(to, file);
  }

  private put(path: string, file: ModelFile): void {
    this.files.set(path, file);
  }

  private tick(): number {
    this.clock += 1;
    return this.clock;
  }

  /** A path that no file has, including files on unmounted disks. */
  private free(where: number): string {
    const start = where % PATHS.length;
    const rotated = [...PATHS.slice(start), ...PATHS.slice(0, start)];
    return rotated.find((path) => !this.files.has(path)) ?? `more/${this.tick()}.mp3`;
  }
}

const swapCase = (letter: string): string =>
  letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase();

export const toRead = (path: string, { size, modifiedMs, changedMs }: ModelFile): FileToRead =>
  aFileToRead(path, { size, modifiedMs, changedMs });

/** The facts that the product would find out about a file; every third recording starts with the same silence. */
export function lookOf(file: ModelFile): FileExamination {
  if (!file.isReadable) return { kind: 'refused', reason: 'truncated' };
  const { recording, bytes } = file;
  const isWhole = bytes === bytesOf(recording);
  const start = (kilobytes: number) => {
    if (bytes < kilobytes * 1024) return '';
    return recording % 3 === 0 && kilobytes < 16 ? '~silence' : `r${recording}`;
  };
  const head = bytes >= 64 * 1024 ? `r${recording}` : `r${recording}of${bytes}`;
  const tail = isWhole ? `r${recording}` : `r${recording}at${bytes}`;
  const sound = [bytes.toString(36), head, tail, [64, 16, 4, 1].map(start).join('.')].join('-');
  return { kind: 'song', fingerprint: `${sound} ${file.title}`, sound, durationMs: durationOf(file) };
}

export function reportOf(file: ModelFile): FileReport {
  const look = lookOf(file);
  if (look.kind === 'refused') return look;
  return {
    kind: 'song',
    fingerprint: look.fingerprint,
    sound: look.sound,
    recording: null,
    picture: null,
    isTitled: true,
    reservations: [],
    companion: null,
    refusedVideo: null,
    artistPictures: { portrait: null, banner: null },
    draft: {
      title: file.title,
      artists: ['Hạ Vy'],
      album: null,
      disc: null,
      track: null,
      year: null,
      genre: null,
      displayArtist: null,
      otherAlbumArtists: [],
      displayAlbumArtist: null,
      side: null,
      credits: [],
      lyrics: null,
      durationMs: look.durationMs,
      audio: LOSSLESS,
      video: null,
    },
  };
}
