/** Writes text files. */
export interface TextWriter {
  /** Writes a text in UTF-8, completely or not at all. */
  write(output: string, text: string): Promise<void>;
}
