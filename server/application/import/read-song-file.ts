import { readContainer } from '../../domain/import/containers/read-container';
import type { StreamFacts } from '../../domain/import/containers/stream-facts';
import { draftSong } from '../../domain/import/draft-song';
import type { FileReport, FileToRead } from '../../domain/import/file-report';
import type { MediaBytes, OpenMedia } from '../../domain/import/media-bytes.port';
import { kindOfName } from '../../domain/import/media-name';
import type { RefusalReason } from '../../domain/import/refusal';
import type { TagReader } from '../../domain/import/tag-reader.port';
import type { PictureStore } from '../../domain/images/picture-store.port';
import { ReadCompanions } from './read-companions';

export interface ReadingTools {
  readonly bytes: MediaBytes;
  readonly tags: TagReader;
  readonly pictures: PictureStore;
}

/** Reads one media file into a song, or finds out why it is none. */
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
    return { kind: 'song', fingerprint, ...(await this.describe(file, media, stream.value)) };
  }

  private async describe(file: FileToRead, media: OpenMedia, stream: StreamFacts) {
    const { companions, tools } = this;
    const beginning = stream.tagsEnd === undefined ? undefined : await media.read(0, stream.tagsEnd);
    const { tags, picture } = await tools.tags.read({ place: tools.bytes.placeOf(file.path), beginning });
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
