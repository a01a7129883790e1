/** Name endings of files that may contain music or video, decodable or not, so that no such file is skipped without a report. */
const MEDIA = endings(
  'mp3 mp2 mp1 mpa m4a m4b m4r m4p mp4 m4v mov qt 3gp 3g2 3ga f4a f4v flac ogg oga ogv ogx ogm oggflac oggtheora opus spx',
  'wav wave w64 rf64 bwf webm weba mkv mka mk3d wma asf wmv xwma aif aiff aifc aac adts loas latm ape apl wv mpc mpp mp+ tta',
  'tak ofr ofs shn dsf dff wsd als mlp thd ac3 eac3 ec3 dts dtshd amr awb caf au snd voc gsm ra rm rmvb oma aa3 at3 aea aa aax',
  'mid midi kar mod xm it s3m mtm umx mptm spc vgm vgz nsf nsfe gbs id3 avi divx flv mpg mpeg mpe',
  'mpv m1v m2v mp2v m2p ts tp trp mts m2ts vob dv mxf wtv nut 3gpp 3gp2 adx vqf sox',
  'mac m2a sph nist g722 sbc ast aptx rso mmf med okt 669 stm mo3 ult far',
);
/** Name endings of files that may contain video; the likeliest music video of a song comes first. */
const MOVING = endings(
  'mp4 m4v mov webm mkv avi wmv mpg mpeg flv ogv m2ts mts vob qt 3gp 3gpp 3g2 3gp2 divx asf f4v ogm mpe mpv m1v m2v mp2v m2p ts tp trp',
);
const PICTURE = /^(cover|folder|front|album)\.(jpe?g|png|webp)$/iu;
const ANY_PICTURE = /\.(jpe?g|png|webp)$/iu;
const PICTURE_ORDER = ['cover', 'folder', 'front', 'album'];
const ARTIST_PICTURES = {
  portrait: /^artist\.(jpe?g|png|webp)$/iu,
  banner: /^banner\.(jpe?g|png|webp)$/iu,
} as const;

export type NameKind = 'media' | 'picture' | 'lyrics' | 'captions' | 'nothing';

/**
 * The names of files that programs hide begin with a dot and a letter or a sign; titles can begin with dots too: "...", ".5 Hz".
 */
export const isHidden = (name: string): boolean => /^\.[^.\d\s]/u.test(name);

/** Whether a file of this name may be music, even if the file is hidden. */
export const mayBeMedia = (name: string): boolean => MEDIA.has(endingOf(name));

/** The kind of a file by its name alone. Hidden files are `nothing`. */
export function kindOfName(name: string): NameKind {
  if (isHidden(name)) return 'nothing';
  if (mayBeMedia(name)) return 'media';
  if (PICTURE.test(name)) return 'picture';
  if (/\.lrc$/iu.test(name)) return 'lyrics';
  if (/\.vtt$/iu.test(name)) return 'captions';
  return 'nothing';
}

/** The album pictures among the names of a folder's files, the likeliest first. */
export function albumPictures(names: readonly string[]): readonly string[] {
  const rank = (name: string) => PICTURE_ORDER.indexOf(withoutEnding(name.toLowerCase()));
  return names.filter((name) => PICTURE.test(name)).sort((a, b) => rank(a) - rank(b) || a.localeCompare(b, 'en'));
}

/** The artist's picture among the names of the files in the artist's folder; undefined if there is none. */
export function chooseArtistPicture(names: readonly string[], which: keyof typeof ARTIST_PICTURES): string | undefined {
  return names.filter((name) => ARTIST_PICTURES[which].test(name)).sort((a, b) => a.localeCompare(b, 'en'))[0];
}

/** The names of files that may belong to a short video of the same name: captions and a poster. */
export const besideClips = (names: readonly string[]) => ({
  captions: byStem(names.filter((name) => kindOfName(name) === 'captions')),
  posters: byStem(names.filter((name) => ANY_PICTURE.test(name) && !isHidden(name))),
});

/** Names indexed by the stem that they share with other files of their folder (`stemOf`). */
export const byStem = (names: readonly string[]): ReadonlyMap<string, string> =>
  new Map(names.map((name) => [stemOf(name), name]));

/** Whether a file of this name may contain video. */
export const mayMove = (name: string): boolean => MOVING.has(endingOf(name));

/** Sorts names of videos by their ending: the likeliest music video of a song first. */
export function byLikelihood(a: string, b: string): number {
  const rank = (name: string) => [...MOVING].indexOf(endingOf(name));
  return rank(a) - rank(b);
}

/** A name or path without its ending, which begins at the last dot of its last part. */
export const withoutEnding = (path: string): string => path.replace(/\.[^./]*$/u, '');

/** A name without its ending, ignoring case and the way accents are written, so that equivalent names are equal. */
export const stemOf = (name: string): string => withoutEnding(name).normalize('NFC').toLowerCase();

/** The part after the last dot, in lower case; empty if there is no dot. */
function endingOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

function endings(...words: readonly string[]): ReadonlySet<string> {
  return new Set(words.join(' ').split(' '));
}
