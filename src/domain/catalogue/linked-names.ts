import type { ArtistRef, Credited } from './song';

/** A piece of the artists' text; `artist` is the artist whose name the piece is, null for text between names. */
export interface LinkedName {
  readonly text: string;
  readonly artist: ArtistRef | null;
}

interface Place {
  readonly start: number;
  readonly end: number;
  readonly artist: ArtistRef;
}

const LETTER = /[\p{L}\p{M}\p{N}]/u;
/** Scripts that write words without spaces between them. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/**
 * The artists' text, split so that each name in it can link to its artist. A text without any of the names links to the first
 * artist as a whole. Names are matched ignoring case, longer ones first, since one name may contain another.
 */
export function linkedNames({ artists, displayArtist }: Credited): readonly LinkedName[] {
  if (displayArtist === null) {
    return artists.flatMap((artist, at) => [
      ...(at === 0 ? [] : [{ text: ', ', artist: null }]),
      { text: artist.name, artist },
    ]);
  }
  const places = placesOf(artists, displayArtist);
  if (places.length === 0) return [{ text: displayArtist, artist: artists[0] ?? null }];
  const ends = [0, ...places.map(({ end }) => end)];
  const pieces = places.flatMap(({ start, end, artist }, at) => [
    { text: displayArtist.slice(ends[at], start), artist: null },
    { text: displayArtist.slice(start, end), artist },
  ]);
  return [...pieces, { text: displayArtist.slice(ends.at(-1)), artist: null }].filter(({ text }) => text !== '');
}

/** Where names occur in a text, in text order. */
function placesOf(artists: readonly ArtistRef[], text: string): readonly Place[] {
  const places: Place[] = [];
  for (const artist of [...artists].sort((a, b) => b.name.length - a.name.length)) {
    const found = startsOf(artist.name, text)
      .map((start) => ({ start, end: start + artist.name.length, artist }))
      .find((place) => places.every((other) => place.end <= other.start || place.start >= other.end));
    if (found !== undefined) places.push(found);
  }
  return places.sort((a, b) => a.start - b.start);
}

/** Every index where the name occurs and is not part of a longer word. */
function startsOf(name: string, text: string): readonly number[] {
  const lowercaseName = lowered(name);
  const within = lowered(text);
  const starts: number[] = [];
  for (let start = within.indexOf(lowercaseName); start !== -1; start = within.indexOf(lowercaseName, start + 1)) {
    const around = [within.charAt(start - 1), within.charAt(start + lowercaseName.length)];
    if (!around.some((letter) => LETTER.test(letter) && !UNSPACED.test(letter))) starts.push(start);
  }
  return starts;
}

/** Converts to lower case, except letters whose lower case has a different length, so that every index stays the same. */
const lowered = (text: string): string =>
  text.replace(/\p{Lu}/gu, (letter) => {
    const small = letter.toLowerCase();
    return small.length === letter.length ? small : letter;
  });
