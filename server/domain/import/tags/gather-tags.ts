import type { RawTags } from '../raw-tags';
import { PICTURE_RANKS, type TagField, type TagSet, type TextField } from './tag-set';

/** The combined content of all tags of a file. */
export interface TagReading {
  readonly tags: RawTags;
  /** Front covers first. */
  readonly pictures: readonly Uint8Array[];
  /** Fields that are present in an unreadable form, and that no other tag has. */
  readonly unread: readonly TagField[];
}

/** Combines the tags of a file field by field: for each field, the first tag that has it counts. */
export function gatherTags(sets: readonly TagSet[]): TagReading {
  const all = (field: TextField) => sets.find(({ texts }) => texts.has(field))?.texts.get(field) ?? [];
  const first = (field: TextField) => all(field)[0];
  const either = (field: TextField, other: TextField) => (all(field).length > 0 ? all(field) : all(other));
  const beside = (text: TextField, names: TextField) => (all(names).length > 0 ? all(text).join(', ') : undefined);
  const lyrics = sets.flatMap(({ texts }) => texts.get('lyrics') ?? []).map((text) => ({ text, lines: [] }));
  const timed = sets.flatMap(({ timedLyrics }) => timedLyrics).map((lines) => ({ lines }));
  const tags: RawTags = {
    title: first('title'),
    comment: first('comment') ?? first('description'),
    artists: either('artists', 'artist'),
    albumArtists: either('albumArtists', 'albumArtist'),
    displayArtist: beside('artist', 'artists'),
    displayAlbumArtist: beside('albumArtist', 'albumArtists'),
    album: first('album'),
    isCompilation: /^(?:1|true|yes)$/iu.test(first('compilation') ?? ''),
    ...trackIn(all('track')),
    disc: numberIn(all('disc')),
    year: yearIn(all('date')),
    genres: all('genre'),
    composers: all('composer'),
    lyricists: either('lyricist', 'writer'),
    arrangers: all('arranger'),
    lyrics: [...timed, ...lyrics],
    recordingId: first('recordingId'),
    releaseId: first('releaseId'),
  };
  return { tags, pictures: picturesOf(sets), unread: unreadOf(sets) };
}

function picturesOf(sets: readonly TagSet[]): readonly Uint8Array[] {
  const pictures = sets.flatMap((set) => set.pictures);
  return PICTURE_RANKS.flatMap((wanted) => pictures.filter(({ rank }) => rank === wanted)).map(({ bytes }) => bytes);
}

function unreadOf(sets: readonly TagSet[]): readonly TagField[] {
  const isSaid = (field: TagField): boolean =>
    sets.some(({ texts, pictures, timedLyrics }) => {
      if (field === 'picture') return pictures.length > 0;
      return field === 'timedLyrics' ? timedLyrics.length > 0 : texts.has(field);
    });
  return [...new Set(sets.flatMap(({ unread }) => [...unread]))].filter((field) => !isSaid(field));
}

/** `3` and `3/12` are 3. */
function numberIn(values: readonly string[]): number | undefined {
  const digits = values.map((value) => /^\d{1,9}/u.exec(value)?.[0]).find((each) => each !== undefined);
  return digits === undefined ? undefined : Number(digits);
}

const SIDE = /^([A-Z])(\d{0,2})(?:\/.*)?$/iu;

/** `B2` is the second track on the second side of a record, and `B` the first. */
function trackIn(values: readonly string[]): Pick<RawTags, 'track' | 'side'> {
  const found = values.map((value) => SIDE.exec(value)).find((each) => each !== null);
  const track = numberIn(values);
  if (track !== undefined || found === undefined) return { track };
  const [, letter = 'A', number = ''] = found;
  return { track: number === '' ? 1 : Number(number), side: letter.toUpperCase().charCodeAt(0) - 'A'.charCodeAt(0) };
}

/** The first date that begins with a year. */
function yearIn(dates: readonly string[]): number | undefined {
  const year = dates.map((date) => /^\d{4}/u.exec(date)?.[0]).find((each) => each !== undefined);
  return year === undefined ? undefined : Number(year);
}
