import type { PictureBrief } from '../art/picture-brief';
import { demoSong, type DemoSong, type SongRow } from './demo-song';

/** An album of the demo as the catalogue lists it. */
export interface AlbumRow {
  readonly title: string;
  /** The name of its artist. */
  readonly artist: string;
  readonly year: number;
  readonly motif: PictureBrief['motif'];
  /** Seed of the cover; albums are made in ascending order of their seeds. */
  readonly seed: number;
  readonly songs: readonly SongRow[];
}

/** An invented album with its songs in order. */
export interface DemoAlbum {
  readonly title: string;
  readonly artist: string;
  readonly year: number;
  readonly cover: PictureBrief;
  readonly songs: readonly DemoSong[];
}

/** The album that a row describes. */
export function demoAlbum({ motif, seed, songs, ...facts }: AlbumRow): DemoAlbum {
  return { ...facts, cover: { kind: 'cover', motif, seed }, songs: songs.map(demoSong) };
}
