/** Writes drawings as picture files. */
export interface PictureWriter {
  /** Writes an SVG drawing as WebP in the size it has. It is there whole or not at all. */
  write(output: string, svg: string): Promise<void>;
}
