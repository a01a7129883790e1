/** What this browser keeps of whoever used it. */
export interface LocalTraces {
  /** All of it goes, but for the language and the look, and the product begins anew. */
  purge(): void;
}
