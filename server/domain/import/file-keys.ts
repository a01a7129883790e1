import { withoutEnding } from './media-name';
import { isExamined, type FoundFile, type KnownFile, type SeenFile } from './known-file';

/** Keys that a known row and a file share if they may be the same song or clip. */
export interface Keys<File extends FoundFile> {
  readonly ofRow: (row: KnownFile) => readonly string[];
  readonly ofFile: (file: SeenFile<File>) => readonly string[];
}

type HasPath = { readonly path: string };
const foldPath = ({ path }: HasPath): string => path.normalize('NFC').toLowerCase();
const lastNames = (count: number) => (file: HasPath) => foldPath(file).split('/').slice(-count).join('/');
/** A path without its ending, ignoring case and the way accents are written. */
export const stemOfPath = (file: HasPath): string => withoutEnding(foldPath(file));

/** Keys of a path, from the most specific to the empty one. */
export const PATH_KEYS: readonly ((file: HasPath) => string)[] = [
  foldPath,
  lastNames(3),
  lastNames(2),
  lastNames(1),
  () => '',
];

export const SAME_PATH = {
  ofRow: ({ path }: KnownFile) => [path],
  ofFile: ({ file }: { readonly file: HasPath }) => [file.path],
};
export const SAME_STEM = {
  ofRow: (row: KnownFile) => [stemOfPath(row)],
  ofFile: ({ file }: { readonly file: HasPath }) => [stemOfPath(file)],
};

/** Keys for one sound at one place. A row of an older version is compared by the fingerprint of its whole file. */
export function soundKeys<File extends FoundFile>(place: (file: HasPath) => string): Keys<File> {
  return {
    ofRow: (row) => [`${row.kind} ${row.sound ?? row.fingerprint} ${place(row)}`],
    ofFile: (file) => {
      if (!isExamined(file)) return [];
      const { kind, sound, fingerprint } = file.look;
      return [sound, fingerprint].map((print) => `${kind} ${print} ${place(file.file)}`);
    },
  };
}

/** Key for one sound, whatever its place. */
export const soundOf = ({ kind, sound }: Pick<KnownFile, 'kind' | 'sound'>): string => `${kind} ${sound ?? ''}`;

/** Indexes the rows by key, in their order. */
export function indexBy(
  rows: Iterable<KnownFile>,
  keys: (row: KnownFile) => readonly string[],
): Map<string, Set<KnownFile>> {
  const index = new Map<string, Set<KnownFile>>();
  for (const row of rows) {
    for (const key of keys(row)) {
      const found = index.get(key);
      if (found === undefined) index.set(key, new Set([row]));
      else found.add(row);
    }
  }
  return index;
}
