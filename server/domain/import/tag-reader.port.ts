import type { RawTags } from './raw-tags';

export interface TagsAndPicture {
  readonly tags: RawTags;
  /** The front cover inside the file, else any picture there. */
  readonly picture: Uint8Array | undefined;
}

/** Reads what tags say. */
export interface TagReader {
  /** The tags of the file at absolute `path`; `tagsEnd` where they are known to lie before that byte. A broken tag is no tag. */
  read(path: string, tagsEnd: number | undefined): Promise<TagsAndPicture>;
}
