import { albumPictures, chooseArtistPicture } from '../../domain/import/media-name';
import { discOfFolder } from '../../domain/import/read-name';

/** A picture that applies to everything below its folder, unless a nearer one exists. The path is relative to the media folder. */
interface Inherited {
  readonly path: string | undefined;
  readonly stamp: string;
}

/** The pictures that the files of a folder may be shown with. A stamp changes when the files that it describes change. */
export interface FolderPictures {
  readonly portrait: Inherited;
  readonly banner: Inherited;
  /** The most likely first. */
  readonly album: { readonly paths: readonly string[]; readonly stamp: string };
}

const NOTHING: Inherited = { path: undefined, stamp: '' };
export const NO_PICTURES: FolderPictures = { portrait: NOTHING, banner: NOTHING, album: { paths: [], stamp: '' } };

interface Folder {
  /** Relative to the media folder; empty for that folder, which belongs to no artist. */
  readonly folder: string;
  readonly names: readonly string[];
}

/** The pictures of a folder, and those of the folders above that apply to it; `stampOf` returns the stamp of a file in it. */
export async function picturesOf(
  { folder, names }: Folder,
  above: FolderPictures,
  stampOf: (name: string) => Promise<string>,
): Promise<FolderPictures> {
  const nearest = async (which: 'portrait' | 'banner'): Promise<Inherited> => {
    const name = folder === '' ? undefined : chooseArtistPicture(names, which);
    return name === undefined ? above[which] : { path: inside(folder, name), stamp: await stampOf(name) };
  };
  const own = albumPictures(names);
  const stamps = await Promise.all(own.map(stampOf));
  // If the folder holds one disc of an album, the pictures of the whole album are in the folder above.
  const whole = discOfFolder(folder.slice(folder.lastIndexOf('/') + 1)) === undefined ? NO_PICTURES : above;
  return {
    portrait: await nearest('portrait'),
    banner: await nearest('banner'),
    album: {
      paths: [...own.map((name) => inside(folder, name)), ...whole.album.paths],
      stamp: [...stamps, whole.album.stamp].join(''),
    },
  };
}

export const inside = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`);
