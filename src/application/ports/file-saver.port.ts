/** Hands a file to whoever uses the browser, to keep where they like. */
export interface FileSaver {
  save(name: string, type: string, text: string): void;
}
