/** What one selector asks of an element, as far as that is told by its tag, its id and its classes. */
interface Needs {
  readonly tag?: string;
  readonly id?: string;
  readonly classes: readonly string[];
}

export interface Marks {
  /** In small letters. */
  readonly tag: string;
  readonly id: string | null;
  readonly classes: ReadonlySet<string>;
}

/**
 * What the last compound of each selector of a list asks for. Whatever else it says is left out: an element that lacks something of
 * it does not match, and one that has it may.
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

/** Whether the element has what one of the selectors asks for. */
export const meets = (deps: readonly Needs[], { tag, id, classes }: Marks): boolean =>
  deps.some(
    (need) =>
      (need.tag === undefined || need.tag === tag) &&
      (need.id === undefined || need.id === id) &&
      need.classes.every((name) => classes.has(name)),
  );

/** Without what stands in brackets: values of attributes, and the selectors inside `:is`, `:not` and `:has`. */
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
