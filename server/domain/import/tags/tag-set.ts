/** Text fields, each under one name for all formats. */
export type TextField =
  | 'title'
  | 'artist'
  | 'artists'
  | 'albumArtist'
  | 'albumArtists'
  | 'album'
  | 'track'
  | 'disc'
  | 'date'
  | 'genre'
  | 'composer'
  | 'lyricist'
  | 'writer'
  | 'arranger'
  | 'comment'
  | 'description'
  | 'compilation'
  | 'lyrics'
  | 'recordingId'
  | 'releaseId';

export type TagField = TextField | 'picture' | 'timedLyrics';

/** A line of lyrics; `at` in milliseconds from the song's beginning. */
export interface TimedLine {
  readonly at: number;
  readonly text: string;
}

/** What a picture shows, the likeliest cover first. */
export const PICTURE_RANKS = ['front', 'other', 'icon'] as const;
export type PictureRank = (typeof PICTURE_RANKS)[number];

export interface TagPicture {
  readonly rank: PictureRank;
  readonly bytes: Uint8Array;
}

/** The content of one tag. A file may have several tags, such as ID3v2 before its sound and APE behind it. */
export interface TagSet {
  readonly texts: ReadonlyMap<TextField, readonly string[]>;
  readonly pictures: readonly TagPicture[];
  readonly timedLyrics: readonly (readonly TimedLine[])[];
  /** Fields that are present in an unreadable form. */
  readonly unread: ReadonlySet<TagField>;
}

const ICON = 1;
const OTHER_ICON = 2;
const FRONT_COVER = 3;

/** Ranks a picture by its kind, as ID3v2 numbers the kinds (its frame `APIC`); FLAC and ASF use the same numbers. */
export function rankOfKind(kind: number | undefined): PictureRank {
  if (kind === FRONT_COVER) return 'front';
  return kind === ICON || kind === OTHER_ICON ? 'icon' : 'other';
}

/** Collects the fields of a tag. */
export class TagSetBuilder {
  private readonly texts = new Map<TextField, string[]>();
  private readonly pictures: TagPicture[] = [];
  private readonly timedLyrics: (readonly TimedLine[])[] = [];
  private readonly unread = new Set<TagField>();

  /** Adds values of a field; empty ones are ignored. */
  text(field: TextField, values: readonly string[]): void {
    const cleaned = values.map((value) => value.replaceAll('\0', ' ').trim()).filter((value) => value !== '');
    if (cleaned.length > 0) this.texts.set(field, [...(this.texts.get(field) ?? []), ...cleaned]);
  }

  picture(picture: TagPicture): void {
    if (picture.bytes.length > 0) this.pictures.push(picture);
  }

  timed(lines: readonly TimedLine[]): void {
    if (lines.length > 0) this.timedLyrics.push(lines);
  }

  /** Reads one field. An exception while reading loses this field and no other. */
  attempt(field: TagField, read: () => void): void {
    try {
      read();
    } catch {
      this.unread.add(field);
    }
  }

  build(): TagSet {
    return { texts: this.texts, pictures: this.pictures, timedLyrics: this.timedLyrics, unread: this.unread };
  }
}
