/** A picture as bytes, the form in which files cross ports. */
export interface Picture {
  readonly name: string;
  /** A media type. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A file that somebody chose and nobody has read yet; a browser's `File` is one. */
export interface ChosenFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** The square of a picture that is kept, in its own pixels, counted from the top left. */
export interface SquareCrop {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}
