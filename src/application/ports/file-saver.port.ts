/** Hands a file to the user of the browser, to save it where they like. */
export interface FileSaver {
  save(name: string, type: string, text: string): void;
}
