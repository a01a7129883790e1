import { indexBy } from './file-keys';
import { partsOfRow } from './file-likeness';
import { isExamined, type FoundFile, type KnownFile, type SeenFile } from './known-file';
import { partKeysOf, partsOf, PART_KINDS, type PartKind } from './sound-print';

/** Finds the known rows whose current or former sound shares a part with one of the given files. */
export class PartOwners<File extends FoundFile> {
  private readonly owners: ReadonlyMap<string, ReadonlySet<KnownFile>>;

  constructor(rows: readonly KnownFile[], files: Iterable<SeenFile<File>>) {
    const wantedKeys = new Set([...files].flatMap((file) => PART_KINDS.flatMap((part) => keysOf(file, part))));
    this.owners = indexBy(rows, (row) => partKeysAmong(row, wantedKeys));
  }

  of(file: SeenFile<File>, part: PartKind): readonly KnownFile[] {
    return keysOf(file, part).flatMap((key) => [...(this.owners.get(key) ?? [])]);
  }
}

function keysOf<File extends FoundFile>(file: SeenFile<File>, part: PartKind): readonly string[] {
  return isExamined(file) ? partKeysOf(partsOf(file.look.sound), part) : [];
}

/** The part keys of a row that are in `wantedKeys`. A library has many rows, and few of them match. */
function partKeysAmong(row: KnownFile, wantedKeys: ReadonlySet<string>): readonly string[] {
  const keys = partsOfRow(row).flatMap((parts) => PART_KINDS.flatMap((kind) => partKeysOf(parts, kind)));
  return keys.filter((key) => wantedKeys.has(key));
}
