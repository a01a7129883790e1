import type { StreamFacts } from '../../domain/import/containers/stream-facts';
import { draftClip, type FoundClip } from '../../domain/import/draft-clip';
import { draftSong } from '../../domain/import/draft-song';
import type { FileReport, FileToRead } from '../../domain/import/file-report';
import type { MediaBytes, OpenMedia } from '../../domain/import/media-bytes.port';
import type { FileExamination, MediaKind } from '../../domain/import/known-file';
import type { MediaDecoder } from '../../domain/import/media-decoder.port';
import { readablePath } from '../../domain/import/path-text';
import type { RawTags } from '../../domain/import/raw-tags';
import { inOrder, IMPORT_WARNINGS, importWarningsOf, type ImportWarning } from '../../domain/import/import-warning';
import type { TagField } from '../../domain/import/tags/tag-set';
import { readTags } from '../../domain/import/tags/read-tags';
import type { TagReading } from '../../domain/import/tags/gather-tags';
import type { Inflate } from '../../domain/import/tags/id3/id3v2-frames';
import type { SplitRule } from '../../domain/import/split-names';
import type { RefusalReason, RefusedFile } from '../../domain/import/refusal';
import { printSound, type HashBytes } from '../../domain/import/sound-print';
import { whatVideoIs } from '../../domain/import/what-video-is';
import type { PictureStore } from '../../domain/images/picture-store.port';
import { fail, succeed, type Result } from '../../domain/shared/result';
import type { Logger } from '../ports/logger.port';
import { ReadCompanions } from './read-companions';
import { RecogniseStream } from './recognise-stream';

/** Two ids of 36 characters and the separator between them. */
const LONGEST_RECORDING = 73;

export interface ReadingTools {
  readonly bytes: MediaBytes;
  readonly decoder: MediaDecoder;
  readonly inflate: Inflate;
  readonly pictures: PictureStore;
  readonly hash: HashBytes;
  readonly split: SplitRule;
  readonly log: Pick<Logger, 'error'>;
}

interface Recognised {
  readonly kind: MediaKind;
  readonly stream: StreamFacts;
}

/** Reads one media file into a song or a short video, or finds out why it is neither. */
export class ReadSongFile {
  private readonly streams: RecogniseStream;
  private readonly companions: ReadCompanions;

  constructor(private readonly tools: ReadingTools) {
    this.streams = new RecogniseStream(tools.decoder, tools.log);
    this.companions = new ReadCompanions(tools, this.streams);
  }

  execute(file: FileToRead): Promise<FileReport> {
    return this.open(file, (media) => this.read(file, media));
  }

  /** Examines the file's sound without reading its tags. */
  examine(file: FileToRead): Promise<FileExamination> {
    return this.open(file, async (media) => {
      const found = await this.recognise(file, media);
      if (!found.ok) return refused(found.error);
      const { kind, stream } = found.value;
      return { kind, ...(await this.prints(media, stream)), durationMs: stream.durationMs };
    });
  }

  private async open<Answer>(
    file: FileToRead,
    read: (media: OpenMedia) => Promise<Answer>,
  ): Promise<Answer | ReturnType<typeof refused>> {
    const media = await this.tools.bytes.open(file.path);
    if (media === undefined) return refused('unreadable');
    try {
      return await read(media);
    } catch (error) {
      // An exception while reading a file concerns that file only; the next file is read as usual.
      this.tools.log.error('a file could not be read', { file: readablePath(file.path), error });
      return refused('reading-failed');
    } finally {
      await media.close();
    }
  }

  private async read(file: FileToRead, media: OpenMedia): Promise<FileReport> {
    const found = await this.recognise(file, media);
    if (!found.ok) return refused(found.error);
    const { kind, stream } = found.value;
    const prints = await this.prints(media, stream);
    const { video } = stream;
    if (kind === 'clip' && video !== null) {
      return { kind, ...prints, ...(await this.describeClip(file, media, { ...stream, video })) };
    }
    return { kind: 'song', ...prints, ...(await this.describe(file, media, stream)) };
  }

  /** Decides from its content whether a file is a song or a clip. */
  private async recognise(file: FileToRead, media: OpenMedia): Promise<Result<Recognised, RefusalReason>> {
    const stream = await this.streams.execute(file.path, media);
    if (!stream.ok) return stream;
    const verdict = whatVideoIs(file.path, stream.value);
    if (verdict !== 'song' && verdict !== 'clip') return fail(verdict);
    return succeed({ kind: verdict, stream: stream.value });
  }

  private async prints(media: OpenMedia, { place }: StreamFacts) {
    return { fingerprint: await media.fingerprint(), sound: await printSound(media, place, this.tools.hash) };
  }

  private async describeClip(file: FileToRead, media: OpenMedia, stream: FoundClip['stream']) {
    const { companions } = this;
    const { tags, pictures, unread } = await this.readTags(media, stream);
    const captionsBeside = await companions.text(file.path, file.captionsBeside);
    const draft = draftClip({ path: file.path, tags, stream, captionsBeside, split: this.tools.split });
    const { picture, isPassedOver } = await companions.poster(file, pictures);
    const isSilent = file.captionsBeside !== undefined && draft.captions === null;
    const others = { picture: isPassedOver, captions: isSilent, length: stream.proof === 'cut' };
    return { draft, picture, isTitled: isTitled(tags), reservations: reservationsFor(unread, others) };
  }

  private readTags(media: OpenMedia, { container }: StreamFacts): Promise<TagReading> {
    return readTags(media, container, this.tools.inflate);
  }

  private async describe(file: FileToRead, media: OpenMedia, stream: StreamFacts) {
    const { companions } = this;
    const { tags, pictures, unread } = await this.readTags(media, stream);
    const lyricsBeside = await companions.text(file.path, file.lyricsBeside);
    const { isCut, ...video } = await companions.video(file);
    const draft = draftSong({ path: file.path, tags, stream, lyricsBeside, split: this.tools.split });
    const { picture, isPassedOver } = await companions.cover(file, pictures);
    const isUnread = file.lyricsBeside !== undefined && lyricsBeside === undefined;
    return {
      draft: { ...draft, video: video.companion?.video ?? draft.video },
      recording: recordingOf(tags),
      isTitled: isTitled(tags),
      picture,
      reservations: reservationsFor(unread, {
        picture: isPassedOver,
        lyrics: isUnread,
        length: isCut || stream.proof === 'cut',
      }),
      ...video,
      refusedVideo: video.refusedVideo ?? (video.companion === null ? ownPictureOf(file, stream) : null),
      artistPictures: await companions.artistPictures(file),
    };
  }
}

/** The file's own video, if the product cannot play it. */
function ownPictureOf({ path }: FileToRead, { hasOtherPicture }: StreamFacts): RefusedFile | null {
  return hasOtherPicture === true ? { path, reason: 'unsupported-codec' } : null;
}

const isTitled = ({ title = '' }: RawTags): boolean => title.trim() !== '';

function recordingOf({ recordingId, releaseId }: RawTags): string | null {
  return recordingId && releaseId ? `${recordingId} ${releaseId}`.slice(0, LONGEST_RECORDING) : null;
}

/** The tags that could not be read, and the other parts that could not be read. */
function reservationsFor(
  unread: readonly TagField[],
  others: Readonly<Partial<Record<ImportWarning, boolean>>>,
): readonly ImportWarning[] {
  return inOrder([
    ...importWarningsOf(unread),
    ...IMPORT_WARNINGS.filter((reservation) => others[reservation] === true),
  ]);
}

function refused(reason: RefusalReason) {
  return { kind: 'refused', reason } as const;
}
