import type { RawTags } from './raw-tags';

export interface TagsAndPicture {
  readonly tags: RawTags;
  /** The front cover inside the file, else any picture there. */
  readonly picture: Uint8Array | undefined;
}

/** A file whose tags are read. */
export interface TaggedFile {
  /** Absolute. */
  readonly place: string;
  /** The beginning of the file where all its tags are known to lie there; undefined where the file itself has to be read. */
  readonly beginning: Uint8Array | undefined;
}

/** Reads what tags say. */
export interface TagReader {
  /** The tags of a file; a broken tag is no tag. */
  read(file: TaggedFile): Promise<TagsAndPicture>;
}
