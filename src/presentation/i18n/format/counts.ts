/** `84,2 N` in Vietnamese, `84.2K` in English. */
export const formatCompact = (count: number, language: string): string =>
  new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }).format(count);
