import { readContainer } from '../../domain/import/containers/read-container';
import type { StreamFacts } from '../../domain/import/containers/stream-facts';
import { draftClip, type FoundClip } from '../../domain/import/draft-clip';
import { draftSong } from '../../domain/import/draft-song';
import type { FileReport, FileToRead } from '../../domain/import/file-report';
import type { MediaBytes, OpenMedia } from '../../domain/import/media-bytes.port';
import { kindOfName } from '../../domain/import/media-name';
import type { RefusalReason } from '../../domain/import/refusal';
import type { TagReader, TagsAndPicture } from '../../domain/import/tag-reader.port';
import { whatVideoIs } from '../../domain/import/what-video-is';
import type { PictureStore } from '../../domain/images/picture-store.port';
import { ReadCompanions } from './read-companions';

export interface ReadingTools {
  readonly bytes: MediaBytes;
  readonly tags: TagReader;
  readonly pictures: PictureStore;
}

/** Reads one media file into a song or a short video, or finds out why it is neither. */
export class ReadSongFile {
  private readonly companions: ReadCompanions;

  constructor(private readonly tools: ReadingTools) {
    this.companions = new ReadCompanions(tools.bytes, tools.pictures);
  }

  async execute(file: FileToRead): Promise<FileReport> {
    const media = await this.tools.bytes.open(file.path);
    if (media === undefined) return refused('', 'unreadable');
    try {
      return await this.read(file, media);
    } catch {
      // Whatever a reader stumbles over in a file is that file's affair, and the next one is read as if nothing had been.
      return refused('', 'reading-failed');
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
    const verdict = whatVideoIs(file.path, stream.value);
    if (verdict !== 'song' && verdict !== 'clip') return refused(fingerprint, verdict);
    const { video } = stream.value;
    if (verdict === 'clip' && video !== null) {
      return { kind: 'clip', fingerprint, ...(await this.describeClip(file, media, { ...stream.value, video })) };
    }
    return { kind: 'song', fingerprint, ...(await this.describe(file, media, stream.value)) };
  }

  private async describeClip(file: FileToRead, media: OpenMedia, stream: FoundClip['stream']) {
    const { companions } = this;
    const { tags, picture } = await this.readTags(file, media, stream);
    const captionsBeside = await companions.captions(file);
    return {
      draft: draftClip({ path: file.path, tags, stream, captionsBeside }),
      picture: (await companions.poster(file)) ?? (picture && (await companions.keep(picture))) ?? null,
    };
  }

  private async readTags(file: FileToRead, media: OpenMedia, { tagsEnd }: StreamFacts): Promise<TagsAndPicture> {
    const beginning = tagsEnd === undefined ? undefined : await media.read(0, tagsEnd);
    return this.tools.tags.read({ place: this.tools.bytes.placeOf(file.path), beginning });
  }

  private async describe(file: FileToRead, media: OpenMedia, stream: StreamFacts) {
    const { companions } = this;
    const { tags, picture } = await this.readTags(file, media, stream);
    const lyricsBeside = await companions.lyrics(file);
    const video = await companions.video(file);
    const draft = draftSong({ path: file.path, tags, stream, lyricsBeside });
    return {
      draft: { ...draft, video: video.companion?.video ?? draft.video },
      picture: (picture && (await companions.keep(picture))) ?? (await companions.picture(file)) ?? null,
      ...video,
      artistPictures: await companions.artistPictures(file),
    };
  }
}

function refused(fingerprint: string, reason: RefusalReason): FileReport {
  return { kind: 'refused', fingerprint, reason };
}
