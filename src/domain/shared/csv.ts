/** What a spreadsheet takes for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const SPECIAL = /[",\r\n]/;

/**
 * Rows as comma-separated values (RFC 4180). It begins with a byte order mark, without which spreadsheets do not take it for UTF-8;
 * what they would take for a formula stands behind an apostrophe.
 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(toField).join(',')}\r\n`).join('')}`;

function toField(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return SPECIAL.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
