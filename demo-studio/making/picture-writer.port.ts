/** Writes drawings as picture files. */
export interface PictureWriter {
  /** Writes an SVG drawing as WebP in its own size. The file is written completely or not at all. */
  write(output: string, svg: string): Promise<void>;
}
