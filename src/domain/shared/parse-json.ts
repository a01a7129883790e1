/** The value that a JSON text stands for; undefined for any other text, for a text from outside may be anything. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Only `JSON.parse` is inside: an error in the code that reads the value is a bug and is thrown.
    return undefined;
  }
}
