/** A picture as bytes, the form in which ports pass files. */
export interface Picture {
  readonly name: string;
  /** A media type. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A file that the user chose and the app has not read yet; a browser's `File` is one. */
export interface ChosenFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** The square of a picture that remains after cropping, in the picture's pixels, counted from the top left. */
export interface SquareCrop {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}
