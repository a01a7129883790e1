import {
  parseBuffer,
  parseFile,
  selectCover,
  TimestampFormat,
  type IAudioMetadata,
  type ICommonTagsResult,
} from 'music-metadata';
import { NO_TAGS, type RawLyrics, type RawTags } from '../../domain/import/raw-tags';
import type { TaggedFile, TagReader, TagsAndPicture } from '../../domain/import/tag-reader.port';

/** Lengths come from the containers themselves, so the sound is not looked through. */
const OPTIONS = { duration: false, skipPostHeaders: false } as const;
const NOTHING: TagsAndPicture = { tags: NO_TAGS, picture: undefined };

/** Reads tags with music-metadata. */
export class MusicMetadataTagReader implements TagReader {
  async read({ place, beginning }: TaggedFile): Promise<TagsAndPicture> {
    try {
      const { common } = await parse(place, beginning);
      const picture = selectCover(common.picture)?.data;
      return { tags: toTags(common), picture };
    } catch {
      // What cannot be read says nothing; the file's name still does.
      return NOTHING;
    }
  }
}

function parse(place: string, beginning: Uint8Array | undefined): Promise<IAudioMetadata> {
  return beginning === undefined ? parseFile(place, OPTIONS) : parseBuffer(beginning, { path: place }, OPTIONS);
}

function toTags(common: ICommonTagsResult): RawTags {
  return {
    title: common.title,
    comment: common.comment?.find(({ text }) => text)?.text ?? common.description?.find((text) => text !== ''),
    artists: common.artists ?? (common.artist === undefined ? [] : [common.artist]),
    albumArtist: common.albumartist,
    album: common.album,
    isCompilation: common.compilation === true,
    track: common.track.no ?? undefined,
    disc: common.disk.no ?? undefined,
    year: common.year,
    genres: common.genre ?? [],
    composers: common.composer ?? [],
    lyricists: common.lyricist ?? common.writer ?? [],
    arrangers: common.arranger ?? [],
    lyrics: (common.lyrics ?? []).map(toLyrics),
    recordingId: common.musicbrainz_recordingid,
    releaseId: common.musicbrainz_albumid,
  };
}

function toLyrics(lyrics: NonNullable<ICommonTagsResult['lyrics']>[number]): RawLyrics {
  const isTimed = lyrics.timeStampFormat === TimestampFormat.milliseconds;
  const lines = lyrics.syncText.flatMap(({ timestamp, text }) =>
    timestamp === undefined ? [] : [{ at: timestamp, text }],
  );
  return { text: lyrics.text, lines: isTimed ? lines : [] };
}
