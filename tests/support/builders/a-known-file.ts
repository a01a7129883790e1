import type { FileToRead } from '../../../server/domain/import/file-report';
import { READER_VERSION } from '../../../server/domain/import/reader-version';
import type { FoundFile, KnownFile } from '../../../server/domain/import/known-file';

export const aFoundFile = (path: string, change: Partial<FoundFile> = {}): FoundFile => ({
  path,
  size: 100,
  modifiedMs: 5,
  changedMs: 7,
  companions: '',
  ...change,
});

export const aFileToRead = (path: string, change: Partial<FileToRead> = {}): FileToRead => ({
  ...aFoundFile(path),
  picturesBeside: [],
  lyricsBeside: undefined,
  videoBeside: undefined,
  captionsBeside: undefined,
  posterBeside: undefined,
  artistPictures: { portrait: undefined, banner: undefined },
  ...change,
});

/** The print of a sound; prints with different names have nothing in common. */
export const aSound = (name: string): string => `rs-begins ${name}-ends ${name}-...`;

/** A song that an earlier scan found at `path`. */
export const aKnownFile = (path: string, change: Partial<KnownFile> = {}): KnownFile => ({
  ...aFoundFile(path),
  kind: 'song',
  id: `song of ${path}`,
  revision: 'r1',
  presence: 'here',
  reader: READER_VERSION,
  fingerprint: `whole ${path}`,
  sound: aSound(path),
  formerSounds: [],
  recording: null,
  title: `Title of ${path}`,
  durationMs: 60_000,
  ...change,
});
