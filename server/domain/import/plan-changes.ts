/** A file of the media folder as a walk finds it. Times in whole milliseconds. */
export interface FoundFile {
  /** Relative to the media folder, `/` between its parts. */
  readonly path: string;
  readonly size: number;
  readonly modifiedMs: number;
  /** Of what lies beside it and belongs to it: lyrics, pictures, a video. */
  readonly companions: string;
}

/** A file as an earlier run left it: a song, a short video, or left out. */
export interface KnownFile extends FoundFile {
  readonly fingerprint: string;
  /** Null for a file that is no song. */
  readonly song: { readonly id: string; readonly revision: string } | null;
  /** Of a file that is a short video. */
  readonly clip?: { readonly id: string; readonly revision: string };
}

/** What has to be done about the files of a walk. */
export interface ChangePlan<File extends FoundFile> {
  /** New ones, and known ones that are not as they were, in the order of the walk. */
  readonly toRead: readonly File[];
  readonly unchanged: readonly KnownFile[];
  /** Known files that the walk did not find. */
  readonly missing: readonly KnownFile[];
}

/**
 * Compares a walk with what is known. A file is read again when its size, its time or what lies beside it has changed.
 * What lies below an unreadable folder is not missing: nobody could look.
 */
export function planChanges<File extends FoundFile>(
  found: readonly File[],
  known: ReadonlyMap<string, KnownFile>,
  unreadableFolders: readonly string[],
): ChangePlan<File> {
  const present = new Set(found.map(({ path }) => path));
  const isHidden = (path: string) => unreadableFolders.some((folder) => folder === '' || path.startsWith(`${folder}/`));
  const unchanged: KnownFile[] = [];
  const toRead: File[] = [];
  for (const file of found) {
    const before = known.get(file.path);
    if (before !== undefined && isAsBefore(file, before)) unchanged.push(before);
    else toRead.push(file);
  }
  const missing = [...known.values()].filter(({ path }) => !present.has(path) && !isHidden(path));
  return { toRead, unchanged, missing };
}

function isAsBefore(file: FoundFile, before: KnownFile): boolean {
  return (
    file.size === before.size &&
    file.modifiedMs === before.modifiedMs &&
    (isLeftOut(before) || file.companions === before.companions)
  );
}

/** Whether an earlier run made nothing of a file. */
export const isLeftOut = ({ song, clip }: KnownFile): boolean => song === null && clip === undefined;

/** The files that are missing, until a new file with the fingerprint of one turns up: that one has moved. */
export class MovedFiles {
  private readonly kept = new Map<string, KnownFile[]>();
  private readonly others: readonly KnownFile[];

  constructor(missing: readonly KnownFile[]) {
    this.others = missing.filter(isLeftOut);
    for (const file of missing) if (!isLeftOut(file)) this.of(placeOf(file)).push(file);
  }

  /** The missing file that a new one with this fingerprint, and of the same kind, was; each is given once. */
  take(fingerprint: string, kind: 'song' | 'clip' = 'song'): KnownFile | undefined {
    return this.kept.get(`${kind} ${fingerprint}`)?.shift();
  }

  /** Those that did not turn up. */
  left(): readonly KnownFile[] {
    return [...this.others, ...[...this.kept.values()].flat()];
  }

  private of(place: string): KnownFile[] {
    const files = this.kept.get(place) ?? [];
    this.kept.set(place, files);
    return files;
  }
}

const placeOf = ({ song, fingerprint }: KnownFile): string => `${song === null ? 'clip' : 'song'} ${fingerprint}`;
