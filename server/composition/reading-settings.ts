import type { SplitRule } from '../domain/import/split-names';
import type { Config } from '../infrastructure/config/config';
import type { PinoLevel } from '../infrastructure/logging/pino-logger';

/** Where a reading thread reads, where it stores pictures (both absolute), and how one text is split into several names. */
export interface ReadingSettings {
  readonly mediaFolder: string;
  readonly pictureFolder: string;
  readonly split: SplitRule;
  /** The configured ffmpeg; undefined for the one that is found. */
  readonly ffmpegPath: string | undefined;
  readonly logLevel: PinoLevel;
}

export const readingSettings = (
  { tagSplit, ffmpegPath, logLevel = 'error' }: Pick<Config, 'tagSplit' | 'ffmpegPath' | 'logLevel'>,
  folders: Pick<ReadingSettings, 'mediaFolder' | 'pictureFolder'>,
): ReadingSettings => ({ ...folders, split: tagSplit, ffmpegPath, logLevel });
