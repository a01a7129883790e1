import type { SplitRule } from '../domain/import/split-names';

/** Where a reading thread reads, where it keeps pictures (both absolute), and how one text names several. */
export interface ReadingSettings {
  readonly mediaFolder: string;
  readonly pictureFolder: string;
  readonly split: SplitRule;
}
