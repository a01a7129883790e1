import { readContainer } from '../../domain/import/containers/read-container';
import type { StreamFacts } from '../../domain/import/containers/stream-facts';
import { decodeText } from '../../domain/import/decode-text';
import { draftSong } from '../../domain/import/draft-song';
import type { FileReport, FileToRead } from '../../domain/import/file-report';
import type { MediaBytes, OpenMedia } from '../../domain/import/media-bytes.port';
import { kindOfName } from '../../domain/import/media-name';
import type { RefusalReason } from '../../domain/import/refusal';
import type { TagReader } from '../../domain/import/tag-reader.port';
import type { KeptPicture, PictureStore } from '../../domain/images/picture-store.port';
import { PICTURE_LIMITS } from '../../domain/images/picture-limits';

export interface ReadingTools {
  readonly bytes: MediaBytes;
  readonly tags: TagReader;
  readonly pictures: PictureStore;
}

const LONGEST_LYRICS_BYTES = 1024 * 1024;

/** Reads one media file into a song, or finds out why it is none. */
export class ReadSongFile {
  constructor(private readonly tools: ReadingTools) {}

  async execute(file: FileToRead): Promise<FileReport> {
    const media = await this.tools.bytes.open(file.path);
    if (media === undefined) return refused('', 'unreadable');
    try {
      return await this.read(file, media);
    } finally {
      await media.close();
    }
  }

  private async read(file: FileToRead, media: OpenMedia): Promise<FileReport> {
    const fingerprint = await media.fingerprint();
    if (kindOfName(file.path.slice(file.path.lastIndexOf('/') + 1)) === 'other-music') {
      return refused(fingerprint, 'unsupported-format');
    }
    const stream = await readContainer(media);
    if (!stream.ok) return refused(fingerprint, stream.error);
    const { draft, picture } = await this.describe(file, media, stream.value);
    return { kind: 'song', fingerprint, draft, picture };
  }

  private async describe(file: FileToRead, media: OpenMedia, stream: StreamFacts) {
    const beginning = stream.tagsEnd === undefined ? undefined : await media.read(0, stream.tagsEnd);
    const { tags, picture } = await this.tools.tags.read({ place: this.tools.bytes.placeOf(file.path), beginning });
    const lyricsBeside = await this.lyricsBeside(file);
    return {
      draft: draftSong({ path: file.path, tags, stream, lyricsBeside }),
      picture: (picture && (await this.keep(picture))) ?? (await this.pictureBeside(file)) ?? null,
    };
  }

  private async lyricsBeside({ path, lyricsBeside }: FileToRead): Promise<string | undefined> {
    if (lyricsBeside === undefined) return undefined;
    const bytes = await this.tools.bytes.readSmall(beside(path, lyricsBeside), LONGEST_LYRICS_BYTES);
    return bytes && decodeText(bytes);
  }

  private async pictureBeside({ path, pictureBeside }: FileToRead): Promise<KeptPicture | undefined> {
    if (pictureBeside === undefined) return undefined;
    const bytes = await this.tools.bytes.readSmall(beside(path, pictureBeside), PICTURE_LIMITS.bytes);
    return bytes && this.keep(bytes);
  }

  /** A broken picture is no reason to refuse the song. */
  private async keep(bytes: Uint8Array): Promise<KeptPicture | undefined> {
    const kept = await this.tools.pictures.keep(bytes);
    return kept.ok ? kept.value : undefined;
  }
}

function beside(path: string, name: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1) + name;
}

function refused(fingerprint: string, reason: RefusalReason): FileReport {
  return { kind: 'refused', fingerprint, reason };
}
