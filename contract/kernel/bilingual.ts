/** The same text in both languages of the product. */
export interface Bilingual {
  readonly vi: string;
  readonly en: string;
}
