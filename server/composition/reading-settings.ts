import type { SplitRule } from '../domain/import/split-names';
import type { Config } from '../infrastructure/config/config';

/** Where a reading thread reads, where it stores pictures (both absolute), and how one text is split into several names. */
export interface ReadingSettings {
  readonly mediaFolder: string;
  readonly pictureFolder: string;
  readonly split: SplitRule;
  /** The configured ffmpeg; undefined for the one that is found. */
  readonly ffmpegPath: string | undefined;
}

export const readingSettings = (
  { tagSplit, ffmpegPath }: Pick<Config, 'tagSplit' | 'ffmpegPath'>,
  folders: Pick<ReadingSettings, 'mediaFolder' | 'pictureFolder'>,
): ReadingSettings => ({ ...folders, split: tagSplit, ffmpegPath });
