/** Creating a formatter costs more than formatting all the numbers of a page. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(language: string): Intl.NumberFormat {
  const known = formatters.get(language);
  const formatter = known ?? new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 });
  formatters.set(language, formatter);
  return formatter;
}

/** `84,2 N` in Vietnamese, `84.2K` in English. */
export const formatCompact = (count: number, language: string): string => formatterOf(language).format(count);

/** Plain numbers, one formatter per language. */
const plain = new Map<string, Intl.NumberFormat>();

/** `1.204.566` in Vietnamese, `1,204,566` in English. */
export function formatCount(count: number, language: string): string {
  const formatter = plain.get(language) ?? new Intl.NumberFormat(language);
  plain.set(language, formatter);
  return formatter.format(count);
}
