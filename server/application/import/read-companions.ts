import { readContainer } from '../../domain/import/containers/read-container';
import { decodeText } from '../../domain/import/decode-text';
import { describeAudio } from '../../domain/import/describe-audio';
import type { ArtistPictures, CompanionVideo, FileToRead } from '../../domain/import/file-report';
import type { MediaBytes } from '../../domain/import/media-bytes.port';
import type { RefusalReason, RefusedFile } from '../../domain/import/refusal';
import { PICTURE_LIMITS } from '../../domain/images/picture-limits';
import type { KeptPicture, PictureStore } from '../../domain/images/picture-store.port';
import { fail, succeed, type Result } from '../../domain/shared/result';

const LONGEST_TEXT_BYTES = 1024 * 1024;
/** A file may hold hundreds of pictures; whoever made it had a cover among the first. */
const MOST_CANDIDATES = 8;

export interface VideoFound {
  readonly companion: CompanionVideo | null;
  readonly refusedVideo: RefusedFile | null;
}

/** Reads what lies beside a media file and belongs to it. Whatever is wrong there, the song stands without it. */
export class ReadCompanions {
  constructor(
    private readonly bytes: MediaBytes,
    private readonly pictures: PictureStore,
  ) {}

  async lyrics({ path, lyricsBeside }: FileToRead): Promise<string | undefined> {
    if (lyricsBeside === undefined) return undefined;
    const bytes = await this.bytes.readSmall(beside(path, lyricsBeside), LONGEST_TEXT_BYTES);
    return bytes && decodeText(bytes);
  }

  picture({ path, pictureBeside }: FileToRead): Promise<KeptPicture | undefined> {
    return this.pictureAt(pictureBeside === undefined ? undefined : beside(path, pictureBeside));
  }

  async captions({ path, captionsBeside }: FileToRead): Promise<string | undefined> {
    if (captionsBeside === undefined) return undefined;
    const bytes = await this.bytes.readSmall(beside(path, captionsBeside), LONGEST_TEXT_BYTES);
    return bytes && decodeText(bytes);
  }

  poster({ path, posterBeside }: FileToRead): Promise<KeptPicture | undefined> {
    return this.pictureAt(posterBeside === undefined ? undefined : beside(path, posterBeside));
  }

  async artistPictures({ artistPictures: { portrait, banner } }: FileToRead): Promise<ArtistPictures> {
    return {
      portrait: (await this.pictureAt(portrait)) ?? null,
      banner: (await this.pictureAt(banner)) ?? null,
    };
  }

  async video({ path, videoBeside }: FileToRead): Promise<VideoFound> {
    if (videoBeside === undefined) return { companion: null, refusedVideo: null };
    const { name, ...stamp } = videoBeside;
    const place = beside(path, name);
    const read = await this.readVideo(place);
    return read.ok
      ? { companion: { path: place, ...stamp, ...read.value }, refusedVideo: null }
      : { companion: null, refusedVideo: { path: place, reason: read.error } };
  }

  /** Keeps the first of these that is a picture; broken ones are no reason to refuse the song. */
  async keepFirst(candidates: readonly Uint8Array[]): Promise<KeptPicture | undefined> {
    for (const bytes of candidates.slice(0, MOST_CANDIDATES)) {
      const kept = await this.pictures.keep(bytes);
      if (kept.ok) return kept.value;
    }
    return undefined;
  }

  private async pictureAt(path: string | undefined): Promise<KeptPicture | undefined> {
    const bytes = path === undefined ? undefined : await this.bytes.readSmall(path, PICTURE_LIMITS.bytes);
    return bytes && this.keepFirst([bytes]);
  }

  private async readVideo(
    path: string,
  ): Promise<Result<Omit<CompanionVideo, 'path' | 'size' | 'modifiedMs'>, RefusalReason>> {
    const media = await this.bytes.open(path);
    if (media === undefined) return fail('unreadable');
    try {
      const stream = await readContainer(media);
      if (!stream.ok) return stream;
      const { video, durationMs } = stream.value;
      if (video === null) return fail('no-picture');
      if (stream.value.sound.codec === 'none') return fail('no-audio');
      const fingerprint = await media.fingerprint();
      return succeed({ fingerprint, durationMs, audio: describeAudio(stream.value), video });
    } finally {
      await media.close();
    }
  }
}

function beside(path: string, name: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1) + name;
}
