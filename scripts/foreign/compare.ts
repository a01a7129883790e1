import { LIMITS } from '../../contract/kernel/limits';
import { cleanLines, cleanText } from '../../server/domain/import/clean-text';
import type { FileReport } from '../../server/domain/import/file-report';
import { yearOf } from '../../server/domain/import/file-limits';
import { PLAIN_SPLIT, splitNames } from '../../server/domain/import/split-names';
import type { MutagenReading } from './read-with-mutagen';

export const FIELDS = ['title', 'artists', 'album', 'track', 'year', 'words', 'picture'] as const;
export type Field = (typeof FIELDS)[number];

/** A file that is read as a song. */
export type SongReport = FileReport & { readonly kind: 'song' };

/** The values that the two readers give for one field of one file. */
export interface Difference {
  readonly path: string;
  readonly field: Field;
  readonly theirs: string;
  readonly ours: string;
}

export interface Tally {
  /** How many files have the field according to mutagen. */
  readonly all: number;
  readonly same: number;
}

export interface Comparison {
  readonly fields: Readonly<Record<Field, Tally>>;
  readonly differences: readonly Difference[];
}

/** The longest name in the library, in code units. */
const LONGEST_NAME = 200;
const LETTERS_OF_PICTURE_ID = 20;

/** LRC time stamps, and other metadata in brackets in a text of lyrics. */
const STAMPS = /\[[^\]]*\]|<[\d:.]+>/gu;

const nameOf = (text: string | null): string => cleanText(text?.split('\0')[0] ?? '', LIMITS.titleMax);
const wordsOf = (text: string): string =>
  cleanLines(text, LIMITS.lyricsMax).replace(STAMPS, '').replace(/\s+/gu, ' ').trim();
const numberOf = (value: number | null): string => (value === null || value === 0 ? '' : String(value));

type Texts = Readonly<Record<Field, string>>;

/**
 * The values that the library should have if mutagen is right. The library's own rules for texts, names and years do not count as
 * reading errors.
 */
function expected(theirs: MutagenReading, keptPicture: string): Texts {
  const pictures = theirs.pictures.map((hash) => hash.slice(0, LETTERS_OF_PICTURE_ID));
  return {
    title: nameOf(theirs.title),
    artists: splitNames(theirs.artists, PLAIN_SPLIT, LONGEST_NAME).join(' / '),
    album: nameOf(theirs.album),
    track: numberOf(theirs.track),
    year: numberOf(yearOf(theirs.year ?? undefined)),
    words: wordsOf(theirs.words ?? ''),
    // Of several pictures, the product stores the front cover; any of them counts as right.
    picture: pictures.find((id) => id === keptPicture) ?? pictures[0] ?? '',
  };
}

const told = ({ draft, picture }: SongReport): Texts => ({
  title: draft.title,
  artists: draft.artists.join(' / '),
  album: draft.album?.title ?? '',
  track: numberOf(draft.track),
  year: numberOf(draft.year),
  words: wordsOf(draft.lyrics?.text ?? ''),
  picture: picture?.id ?? '',
});

/** Compares mutagen's reading with the product's, field by field. Fields that mutagen finds empty are not counted. */
export function compare(pairs: readonly (readonly [MutagenReading, SongReport])[]): Comparison {
  const stated = pairs.flatMap(([reading, report]) => {
    const ours = told(report);
    const theirs = expected(reading, ours.picture);
    const said = FIELDS.filter((field) => theirs[field] !== '');
    return said.map((field) => ({ path: reading.path, field, theirs: theirs[field], ours: ours[field] }));
  });
  const tallyOf = (field: Field): Tally => {
    const ofField = stated.filter((each) => each.field === field);
    return { all: ofField.length, same: ofField.filter(isSame).length };
  };
  return {
    fields: Object.fromEntries(FIELDS.map((field) => [field, tallyOf(field)])) as Record<Field, Tally>,
    differences: stated.filter((each) => !isSame(each)),
  };
}

const isSame = ({ theirs, ours }: Difference): boolean => theirs === ours;
