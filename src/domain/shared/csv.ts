/** Text that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const SPECIAL = /[",\r\n]/;

/**
 * Rows as comma-separated values (RFC 4180). The text begins with a byte order mark, without which spreadsheets do not recognise
 * UTF-8; a field that looks like a formula gets an apostrophe in front.
 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(toField).join(',')}\r\n`).join('')}`;

function toField(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return SPECIAL.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
