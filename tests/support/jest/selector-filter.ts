/** The tag, id and classes that one selector requires of an element. */
interface Needs {
  readonly tag?: string;
  readonly id?: string;
  readonly classes: readonly string[];
}

export interface Marks {
  /** In lower case. */
  readonly tag: string;
  readonly id: string | null;
  readonly classes: ReadonlySet<string>;
}

/**
 * The requirements of the last compound of each selector in a list. The rest of the selector is ignored: an element that lacks
 * one of the requirements does not match, and one that meets them may match.
 */
export function needsOf(selectorList: string): readonly Needs[] {
  if (selectorList.includes('\\')) return [{ classes: [] }];
  return partsOf(withoutArguments(selectorList), /,/).map((selector) => {
    const last = partsOf(selector, /[ >+~]/).at(-1) ?? '';
    const [tag] = /^[a-z][\w-]*/i.exec(last) ?? [];
    const [, id] = /#([\w-]+)/.exec(last) ?? [];
    const classes = Array.from(last.matchAll(/\.([\w-]+)/g), ([, name = '']) => name);
    return { tag: tag?.toLowerCase(), id, classes };
  });
}

/** Whether the element meets the requirements of one of the selectors. */
export const meets = (deps: readonly Needs[], { tag, id, classes }: Marks): boolean =>
  deps.some(
    (need) =>
      (need.tag === undefined || need.tag === tag) &&
      (need.id === undefined || need.id === id) &&
      need.classes.every((name) => classes.has(name)),
  );

/** Removes the text in brackets: attribute values, and the selectors inside `:is`, `:not` and `:has`. */
function withoutArguments(text: string): string {
  let depth = 0;
  let rest = '';
  for (const letter of text) {
    if (letter === '(' || letter === '[') depth += 1;
    else if (letter === ')' || letter === ']') depth -= 1;
    else if (depth === 0) rest += letter;
  }
  return rest;
}

const partsOf = (text: string, separator: RegExp): readonly string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
