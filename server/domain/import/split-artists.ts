import { cleanText } from './clean-text';

const LONGEST_NAME = 200;
const MOST_ARTISTS = 12;
/** Always between two names. */
const CERTAIN = /\s*;\s*|\s+\/\s+|\s+(?:feat|ft|featuring)(?:\.|\s)\s*|\s*[([](?:feat|ft|featuring)(?:\.|\s)\s*/iu;
/** A comma may belong to a name: to "Tyler, The Creator", and to any list that ends with an ampersand. */
const COMMA = /,\s+/u;
const PART_OF_A_NAME = /\s[&+]\s|\sand\s|,\s+(?:the|a|an|jr|sr|ph\.?d|md|esq|ii|iii|iv)\b/iu;

/**
 * The artists that a file's artist tags name, in order, each once. Several values are taken as they are but for "feat.";
 * a single value is also split at "; ", " / " and, where no band is called so, at commas. Names such as "AC/DC" and
 * "Simon & Garfunkel" stay whole.
 */
export function splitArtists(values: readonly string[]): readonly string[] {
  const given = values
    .flatMap((value) => value.split('\0'))
    .map((value) => value.trim())
    .filter((value) => value !== '');
  const names = given
    .flatMap((value) => value.split(CERTAIN))
    .flatMap((value) => (given.length > 1 ? [value] : byComma(value)));
  const clean = names.map((name) => cleanText(name.replace(UNMATCHED_BRACKET, ''), LONGEST_NAME));
  const seen = new Map(clean.filter((name) => name !== '').map((name) => [name.toLowerCase(), name]));
  return [...seen.values()].slice(0, MOST_ARTISTS);
}

/** Left behind by "(feat. B)". */
const UNMATCHED_BRACKET = /(?<=^[^([]*)[)\]]\s*$/u;

function byComma(value: string): readonly string[] {
  return PART_OF_A_NAME.test(value) ? [value] : value.split(COMMA);
}
