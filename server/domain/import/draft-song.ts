import { LIMITS } from '../../../contract/kernel/limits';
import { chooseLyrics } from './choose-lyrics';
import { cleanText } from './clean-text';
import type { StreamFacts } from './containers/stream-facts';
import { describeAudio } from './describe-audio';
import { countOf, limitTags, yearOf } from './file-limits';
import { splitByDisplayText } from './split-by-display-text';
import type { RawTags } from './raw-tags';
import { readName, type NameFacts } from './read-name';
import type { CreditDraft, CreditRole, SongDraft } from './song-draft';
import { joinNames, splitNames, type SplitRule } from './split-names';

/** A song found at a path relative to the media folder. */
export interface FoundSong {
  readonly path: string;
  readonly tags: RawTags;
  readonly stream: StreamFacts;
  /** The text of the `.lrc` file beside it. */
  readonly lyricsBeside: string | undefined;
  readonly split: SplitRule;
}

export const UNKNOWN_ARTIST = 'Không rõ nghệ sĩ';
export const VARIOUS_ARTISTS = 'Nhiều nghệ sĩ';
const LONGEST_GENRE = 60;
const LONGEST_NAME = 200;
const LONGEST_DISPLAY = 500;
const MOST_ARTISTS = 12;

/** Makes a song from its tags, or from its name and folders where tags are missing. */
export function draftSong({ path, tags: stated, stream, lyricsBeside, split }: FoundSong): SongDraft {
  const tags = limitTags(stated);
  const name = readName(path);
  const song = readCredit(tags.artists, tags.displayArtist, split);
  const [first = name.artist ?? UNKNOWN_ARTIST, ...others] = song.names;
  const album = readCredit(tags.albumArtists, tags.displayAlbumArtist, split);
  const [ofAlbum, ...otherAlbumArtists] = album.names;
  return {
    title: text(tags.title) ?? name.title,
    artists: [first, ...others],
    displayArtist: song.display,
    album: draftAlbum(tags, name, { first, ofAlbum }),
    otherAlbumArtists,
    displayAlbumArtist: album.display,
    disc: countOf(tags.disc ?? name.disc),
    track: countOf(tags.track ?? name.track),
    side: tags.side ?? null,
    year: yearOf(tags.year),
    genre: splitNames(tags.genres, split, LONGEST_GENRE)[0] ?? null,
    credits: draftCredits(tags, split),
    lyrics: chooseLyrics(lyricsBeside, tags.lyrics),
    durationMs: stream.durationMs,
    audio: describeAudio(stream),
    video: stream.video,
  };
}

interface Credit {
  readonly names: readonly string[];
  /** The artists' names as one text; null if that is the names separated by commas, or if no tag contains it. */
  readonly display: string | null;
}

/** The artists that a tag's values name; `written` is the text of another tag that names all of them. */
export function readCredit(values: readonly string[], written: string | undefined, split: SplitRule): Credit {
  const names = splitNames(splitByDisplayText(values, written, split), split, LONGEST_NAME).slice(0, MOST_ARTISTS);
  const display = cleanText(written ?? joinNames(values, split), LONGEST_DISPLAY);
  return { names, display: display === '' || display === names.join(', ') ? null : display };
}

interface AlbumNames {
  /** The song's first artist. */
  readonly first: string;
  readonly ofAlbum: string | undefined;
}

/** An album folder's name counts as the album's name only below the artist's folder: other folders have other meanings. */
function draftAlbum(tags: RawTags, name: NameFacts, { first, ofAlbum }: AlbumNames): SongDraft['album'] {
  const artist = ofAlbum ?? (tags.isCompilation ? VARIOUS_ARTISTS : first);
  const tagged = text(tags.album);
  if (tagged !== undefined) return { title: tagged, artist };
  const isBelowArtist = name.artist?.toLowerCase() === first.toLowerCase();
  return name.album !== undefined && isBelowArtist ? { title: name.album, artist } : null;
}

function draftCredits({ composers, lyricists, arrangers }: RawTags, split: SplitRule): readonly CreditDraft[] {
  const credit = (role: CreditRole, names: readonly string[]): CreditDraft => ({
    role,
    names: splitNames(names, split, LONGEST_NAME),
  });
  const all = [credit('composer', composers), credit('lyricist', lyricists), credit('arranger', arrangers)];
  return all.filter(({ names }) => names.length > 0);
}

function text(raw: string | undefined): string | undefined {
  const clean = cleanText(raw ?? '', LIMITS.titleMax);
  return clean === '' ? undefined : clean;
}
