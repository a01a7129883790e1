import { cleanText } from './clean-text';
import { withoutEnding } from './media-name';
import { readablePath } from './path-text';

/** Facts from a file's name and folders; used where its tags have none. */
export interface NameFacts {
  readonly title: string;
  readonly artist: string | undefined;
  readonly album: string | undefined;
  readonly track: number | undefined;
  readonly disc: number | undefined;
}

const LONGEST = 300;
/** "1-02", "07", "3." … A number with nothing but a blank after it counts only with a leading zero: "99 Problems" is a title. */
const NUMBER = /^(?:(?<disc>\d)[-.])?(?:(?<marked>\d{1,3})\s*[-–._)]+\s*|(?<padded>0\d{1,2})\s+)(?=[^\s\-–._)])/u;
/** The page id that downloaders append to a title. */
const PAGE_ID = /\s*\[[\w-]{11}\]$/u;
const BETWEEN = /\s+[-–—]\s+/u;
const DISC_FOLDER = /^(?:cd|disc|disk|dĩa|đĩa)\s*[-_.]?\s*(\d{1,2})(?=$|\s*[-–—:([])/iu;

/** The disc number in a folder name such as `CD 2` or `Disc 1 - Live`; undefined if the folder is not a disc. */
export const discOfFolder = (name: string): number | undefined =>
  numberOf(DISC_FOLDER.exec(name.normalize('NFC'))?.[1]);

/** Reads a path relative to the media folder, `/` between its parts: `Artist/Album/Disc 2/07 - Title.mp3`. */
export function readName(path: string): NameFacts {
  const parts = readablePath(path).normalize('NFC').split('/');
  const stem = stemOf(parts.pop() ?? '');
  const disc = discOfFolder(parts.at(-1) ?? '');
  if (disc !== undefined) parts.pop();
  const groups = NUMBER.exec(stem)?.groups;
  const rest = stem.replace(NUMBER, '').trim();
  const [first = rest, ...others] = rest.split(BETWEEN);
  const named = others.length > 0 ? { artist: first, title: others.join(' - ') } : { title: rest };
  const track = groups?.marked ?? groups?.padded;
  return {
    title: cleanText(named.title, LONGEST) || cleanText(stem, LONGEST) || '?',
    artist: text('artist' in named ? named.artist : parts.at(-2)),
    album: parts.length >= 2 ? text(parts.at(-1)) : undefined,
    track: track === undefined ? undefined : Number(track),
    disc: disc ?? numberOf(groups?.disc),
  };
}

function stemOf(fileName: string): string {
  const stem = withoutEnding(fileName).replace(PAGE_ID, '');
  return stem.includes(' ') ? stem : stem.replaceAll('_', ' ');
}

function text(part: string | undefined): string | undefined {
  const clean = cleanText(part ?? '', LONGEST);
  return clean === '' ? undefined : clean;
}

function numberOf(digits: string | undefined): number | undefined {
  return digits === undefined ? undefined : Number(digits);
}
