/** Names that may hold music. */
const MEDIA = /\.(mp3|m4a|m4b|mp4|m4v|mov|3gp|flac|ogg|oga|opus|wav|webm|mkv|mka)$/iu;
/** Names of music in formats that no browser plays and that we do not convert: named as left out, not passed over. */
const OTHER_MUSIC = /\.(wma|aiff?|aac|ape|wv|tta|dsf|dff|ra|amr|ac3|dts|mid|midi|avi|wmv|flv|mpe?g)$/iu;
const PICTURE = /^(cover|folder|front|album)\.(jpe?g|png|webp)$/iu;
const ANY_PICTURE = /\.(jpe?g|png|webp)$/iu;
const MOVING = /\.(mp4|m4v|mov|3gp|webm|mkv)$/iu;
const PICTURE_ORDER = ['cover', 'folder', 'front', 'album'];
const ARTIST_PICTURES = {
  portrait: /^artist\.(jpe?g|png|webp)$/iu,
  banner: /^banner\.(jpe?g|png|webp)$/iu,
} as const;

export type NameKind = 'media' | 'other-music' | 'picture' | 'lyrics' | 'captions' | 'nothing';

/** What programs put away begins with a dot and a letter or a sign; titles begin with dots too: "...", ".5 Hz". */
export const isHidden = (name: string): boolean => /^\.[^.\d\s]/u.test(name);

/** What a file may be, by its name alone. Hidden files are nothing. */
export function kindOfName(name: string): NameKind {
  if (isHidden(name)) return 'nothing';
  if (MEDIA.test(name)) return 'media';
  if (PICTURE.test(name)) return 'picture';
  if (/\.lrc$/iu.test(name)) return 'lyrics';
  if (/\.vtt$/iu.test(name)) return 'captions';
  return OTHER_MUSIC.test(name) ? 'other-music' : 'nothing';
}

/** The pictures of a folder's album among its files' names, the likeliest first. */
export function albumPictures(names: readonly string[]): readonly string[] {
  const rank = (name: string) => PICTURE_ORDER.indexOf(name.toLowerCase().replace(/\.[^.]+$/u, ''));
  return names.filter((name) => PICTURE.test(name)).sort((a, b) => rank(a) - rank(b) || a.localeCompare(b, 'en'));
}

/** The picture of the artist whose folder this is, among its files' names; undefined without one. */
export function chooseArtistPicture(names: readonly string[], which: keyof typeof ARTIST_PICTURES): string | undefined {
  return names.filter((name) => ARTIST_PICTURES[which].test(name)).sort((a, b) => a.localeCompare(b, 'en'))[0];
}

/** The names of what may lie beside a short video and share its name with it: captions and a poster. */
export const besideClips = (names: readonly string[]) => ({
  captions: byStem(names.filter((name) => kindOfName(name) === 'captions')),
  posters: byStem(names.filter((name) => ANY_PICTURE.test(name) && !isHidden(name))),
});

/** Names by what they share with others of their folder (`stemOf`). */
export const byStem = (names: readonly string[]): ReadonlyMap<string, string> =>
  new Map(names.map((name) => [stemOf(name), name]));

/** Whether a file of this name may have a picture in motion. */
export const mayMove = (name: string): boolean => MOVING.test(name);

/** A name without its ending; case and the way accents are written apart, so that names that mean the same are the same. */
export function stemOf(name: string): string {
  return name
    .replace(/\.[^.]+$/u, '')
    .normalize('NFC')
    .toLowerCase();
}
