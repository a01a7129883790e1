/** Stands for a value that is not UTF-8: every schema rejects it, and the refusal names its field. */
const UNREADABLE = '\ud800';

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    // `decodeURIComponent` throws for nothing else.
    return UNREADABLE;
  }
};

/** A query string as its fields; a repeated field becomes a list of its values. */
export function readQuery(text: string): Record<string, unknown> {
  const fields: Record<string, string | string[]> = Object.create(null) as Record<string, string | string[]>;
  for (const pair of text.split('&').filter((each) => each !== '')) {
    const at = pair.indexOf('=');
    const name = decoded(at < 0 ? pair : pair.slice(0, at));
    const value = at < 0 ? '' : decoded(pair.slice(at + 1));
    const given = fields[name];
    fields[name] = given === undefined ? value : [given, value].flat();
  }
  return fields;
}
