import { decodeText } from '../../domain/import/decode-text';
import { describeAudio } from '../../domain/import/describe-audio';
import type { ArtistPictures, CompanionVideo, FileToRead } from '../../domain/import/file-report';
import type { MediaBytes } from '../../domain/import/media-bytes.port';
import type { RefusalReason, RefusedFile } from '../../domain/import/refusal';
import { PICTURE_LIMITS } from '../../domain/images/picture-limits';
import type { StoredPicture, PictureStore } from '../../domain/images/picture-store.port';
import { fail, succeed, type Result } from '../../domain/shared/result';
import type { RecogniseStream } from './recognise-stream';

const LONGEST_TEXT_BYTES = 1024 * 1024;
/** A file may hold hundreds of pictures, but its cover is among the first. */
const MOST_CANDIDATES = 8;

export interface VideoFound {
  readonly companion: CompanionVideo | null;
  readonly refusedVideo: RefusedFile | null;
  /** The video file is shorter than it declares. */
  readonly isCut: boolean;
}

type ReadVideo = Omit<CompanionVideo, 'path' | 'size' | 'modifiedMs'> & Pick<VideoFound, 'isCut'>;

/** `isPassedOver`: a candidate that should be a picture was invalid, so another one or none was used. */
interface PictureFound {
  readonly picture: StoredPicture | null;
  readonly isPassedOver: boolean;
}

/** Reads the files that lie beside a media file and belong to it. If any of them is faulty, the song is imported without it. */
export class ReadCompanions {
  constructor(
    private readonly tools: { readonly bytes: MediaBytes; readonly pictures: PictureStore },
    private readonly streams: RecogniseStream,
  ) {}

  /** The text of the file with that name beside another one; undefined if it cannot be read. */
  async text(path: string, name: string | undefined): Promise<string | undefined> {
    if (name === undefined) return undefined;
    const bytes = await this.tools.bytes.readSmall(beside(path, name), LONGEST_TEXT_BYTES);
    return bytes && decodeText(bytes);
  }

  /** A song's cover: the first valid picture inside its file, else the first valid one beside it. */
  async cover({ picturesBeside }: FileToRead, inside: readonly Uint8Array[]): Promise<PictureFound> {
    const stored = await this.keepFirst(inside);
    if (stored.picture !== null) return stored;
    let { isPassedOver } = stored;
    for (const path of picturesBeside) {
      const picture = await this.pictureAt(path);
      if (picture !== undefined) return { picture, isPassedOver };
      isPassedOver = true;
    }
    return { picture: null, isPassedOver };
  }

  /** A clip's poster: the picture beside it with the same name, else the first valid one inside it. */
  async poster({ path, posterBeside }: FileToRead, inside: readonly Uint8Array[]): Promise<PictureFound> {
    const picture = await this.pictureAt(posterBeside === undefined ? undefined : beside(path, posterBeside));
    if (picture !== undefined) return { picture, isPassedOver: false };
    const kept = await this.keepFirst(inside);
    return { ...kept, isPassedOver: kept.isPassedOver || posterBeside !== undefined };
  }

  async artistPictures({ artistPictures: { portrait, banner } }: FileToRead): Promise<ArtistPictures> {
    return {
      portrait: (await this.pictureAt(portrait)) ?? null,
      banner: (await this.pictureAt(banner)) ?? null,
    };
  }

  async video({ path, videoBeside }: FileToRead): Promise<VideoFound> {
    if (videoBeside === undefined) return { companion: null, refusedVideo: null, isCut: false };
    const { name, ...stamp } = videoBeside;
    const place = beside(path, name);
    const read = await this.readVideo(place);
    if (!read.ok) return { companion: null, refusedVideo: { path: place, reason: read.error }, isCut: false };
    const { isCut, ...facts } = read.value;
    return { companion: { path: place, ...stamp, ...facts }, refusedVideo: null, isCut };
  }

  private async keepFirst(candidates: readonly Uint8Array[]): Promise<PictureFound> {
    let isPassedOver = false;
    for (const bytes of candidates.slice(0, MOST_CANDIDATES)) {
      const stored = await this.tools.pictures.keep(bytes);
      if (stored.ok) return { picture: stored.value, isPassedOver };
      isPassedOver = true;
    }
    return { picture: null, isPassedOver };
  }

  private async pictureAt(path: string | undefined): Promise<StoredPicture | undefined> {
    const bytes = path === undefined ? undefined : await this.tools.bytes.readSmall(path, PICTURE_LIMITS.bytes);
    return (bytes && (await this.keepFirst([bytes])).picture) ?? undefined;
  }

  private async readVideo(path: string): Promise<Result<ReadVideo, RefusalReason>> {
    const media = await this.tools.bytes.open(path);
    if (media === undefined) return fail('unreadable');
    try {
      const stream = await this.streams.execute(path, media);
      if (!stream.ok) return stream;
      const { video, hasOtherPicture, durationMs, proof } = stream.value;
      if (video === null) return fail(hasOtherPicture === true ? 'unsupported-codec' : 'no-picture');
      if (stream.value.sound.codec === 'none') return fail('no-audio');
      const fingerprint = await media.fingerprint();
      return succeed({ fingerprint, durationMs, audio: describeAudio(stream.value), video, isCut: proof === 'cut' });
    } finally {
      await media.close();
    }
  }
}

function beside(path: string, name: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1) + name;
}
