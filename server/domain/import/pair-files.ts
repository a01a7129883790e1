import { indexBy, PATH_KEYS, SAME_PATH, SAME_STEM, soundKeys, soundOf, stemOfPath, type Keys } from './file-keys';
import { hasNearLength, hasSameLength, hasSameTitle, haveOneSound, isAlike, isCalledTheSame } from './file-likeness';
import { isExamined, type FoundFile, type ExaminedFile, type KnownFile, type SeenFile } from './known-file';
import { PartOwners } from './part-owners';
import { PART_KINDS } from './sound-print';

const isThere = ({ presence }: KnownFile): boolean => presence !== 'away';

type MayPair<File extends FoundFile> = (row: KnownFile, file: SeenFile<File>) => boolean;

/**
 * Matches the files of a scan with known songs and clips: by their sound, by a former sound or a part of it, by their MusicBrainz
 * ids, and by the path. A matched row or file is excluded from the steps that follow.
 */
export class PairFiles<File extends FoundFile> {
  private readonly rows: Set<KnownFile>;
  private readonly files: Set<SeenFile<File>>;
  private readonly pairs = new Map<File, KnownFile>();

  /** The file of each of `rows` has changed; the file of each of `present` has not. */
  constructor(
    rows: readonly KnownFile[],
    files: readonly SeenFile<File>[],
    private readonly present: readonly KnownFile[],
  ) {
    // A row that was present until now is likelier to have moved or changed than a row that has long been away.
    const there = rows.filter(isThere);
    const away = rows.filter((row) => !isThere(row));
    this.rows = new Set([...there, ...away]);
    this.files = new Set(files);
  }

  execute(): {
    readonly pairs: ReadonlyMap<File, KnownFile>;
    readonly left: readonly KnownFile[];
    readonly unsure: readonly File[];
  } {
    this.byPresentSound();
    this.byPartOfSound();
    const unsure = this.unsure();
    this.byRecording();
    this.byPath();
    return { pairs: this.pairs, left: [...this.rows], unsure };
  }

  /** If several files have the same sound, the path decides which is which. */
  private byPresentSound(): void {
    this.pair(soundKeys(({ path }) => path));
    for (const isAsked of [isThere, () => true]) {
      for (const place of PATH_KEYS) this.pair(soundKeys(place), isAsked);
    }
  }

  /** Matches files that were cut or damaged, or are whole again: at another path only by parts that no other known sound shares. */
  private byPartOfSound(): void {
    this.pair(SAME_PATH, isAlike);
    if (this.rows.size === 0 || this.files.size === 0) return;
    const owners = new PartOwners([...this.rows, ...this.present], this.files);
    for (const part of PART_KINDS) {
      for (const file of this.files) {
        const found = owners.of(file, part);
        const row = found.find((each) => this.rows.has(each) && isAlike(each, file));
        if (row !== undefined && found.every((other) => haveOneSound(row, other))) this.take(row, file);
      }
    }
  }

  private byRecording(): void {
    this.pair({
      ofRow: ({ kind, recording }) => (recording === null ? [] : [`${kind} ${recording}`]),
      ofFile: (file) =>
        isExamined(file) && file.names?.recording ? [`${file.look.kind} ${file.names.recording}`] : [],
    });
  }

  /** A file at a song's path is that song, unless the file is clearly another recording, or a copy of a known one. */
  private byPath(): void {
    if (this.rows.size === 0 || this.files.size === 0) return;
    const soundKeys = new Set([...this.files].filter(isExamined).map(({ look }) => soundOf(look)));
    const known = [...this.rows, ...this.pairs.values(), ...this.present].map(soundOf);
    const taken = new Set(known.filter((sound) => soundKeys.has(sound)));
    const isUnknown = ({ look }: ExaminedFile<File>) => !taken.has(soundOf(look));
    const mayBe = (row: KnownFile, file: ExaminedFile<File>) =>
      isUnknown(file) && (isCalledTheSame(row, file) || hasNearLength(row, file));
    this.pair(SAME_PATH, (row, file) => !isExamined(file) || mayBe(row, file));
    // In a folder of music that was converted, the files have other endings.
    const isPlainly = (row: KnownFile, file: ExaminedFile<File>) =>
      isUnknown(file) && hasSameTitle(row, file) && hasSameLength(row, file);
    this.pair(SAME_STEM, (row, file) => isExamined(file) && isPlainly(row, file));
  }

  /** Files whose tags are worth reading, because names may match a file that no sound has matched. */
  private unsure(): readonly File[] {
    const rows = [...this.rows];
    const stems = new Set(rows.map(stemOfPath));
    const hasRecordings = rows.some(({ recording }) => recording !== null);
    const isWorthIt = (file: SeenFile<File>) => hasRecordings || stems.has(stemOfPath(file.file));
    return [...this.files].filter((file) => isExamined(file) && !file.names && isWorthIt(file)).map(({ file }) => file);
  }

  /** Pairs each file with the first row that shares a key with it. */
  private pair({ ofRow, ofFile }: Keys<File>, mayPair: MayPair<File> = () => true): void {
    if (this.rows.size === 0 || this.files.size === 0) return;
    const waiting = indexBy(this.rows, ofRow);
    for (const file of this.files) {
      const row = this.firstOf(
        ofFile(file).flatMap((key) => waiting.get(key) ?? []),
        (each) => mayPair(each, file),
      );
      if (row !== undefined) this.take(row, file);
    }
  }

  private firstOf(groups: readonly Set<KnownFile>[], mayPair: (row: KnownFile) => boolean): KnownFile | undefined {
    for (const group of groups) {
      for (const row of group) {
        if (!this.rows.has(row)) group.delete(row);
        else if (mayPair(row)) return row;
      }
    }
    return undefined;
  }

  private take(row: KnownFile, file: SeenFile<File>): void {
    this.rows.delete(row);
    this.files.delete(file);
    this.pairs.set(file.file, row);
  }
}
