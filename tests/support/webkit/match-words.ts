import type { Words } from './steps';

const UNREAD = new Set(['SCRIPT', 'NOSCRIPT', 'STYLE']);

export const normal = (text: string): string => text.replace(/\s+/g, ' ').trim();

export function matches(text: string, words: Words): boolean {
  if ('source' in words) return new RegExp(words.source, words.flags).test(text);
  const read = normal(text);
  const wanted = normal(words.text);
  return words.isExact ? read === wanted : read.toLowerCase().includes(wanted.toLowerCase());
}

/** The whole text of an element, including hidden text; for a button made by `input`, its value. */
export function textOf(element: Element): string {
  if (UNREAD.has(element.tagName)) return '';
  if (element instanceof HTMLInputElement) return /^(submit|button|reset)$/.test(element.type) ? element.value : '';
  let text = '';
  for (const child of element.childNodes) {
    if (child instanceof Element) text += textOf(child);
    else if (child.nodeType === Node.TEXT_NODE) text += child.nodeValue ?? '';
  }
  return text;
}

/** The innermost elements with these words, among an element and its descendants. */
export function innermostWith(root: ParentNode, words: Words): Element[] {
  const found = new Set<Element>();
  const all = [...(root instanceof Element ? [root] : []), ...root.querySelectorAll('body, body *')];
  for (const element of all) {
    if (UNREAD.has(element.tagName) || !matches(textOf(element), words)) continue;
    // In the order of the document a parent comes before its children.
    for (let parent = element.parentElement; parent !== null && found.has(parent); parent = parent.parentElement)
      found.delete(parent);
    found.add(element);
  }
  return [...found];
}

const labelsOf = (element: Element): readonly string[] => {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const named = ids.flatMap((id) => document.getElementById(id) ?? []);
  if (named.length > 0) return named.map(textOf);
  const said = element.getAttribute('aria-label') ?? '';
  if (said.trim() !== '') return [said];
  return [...((element as HTMLInputElement).labels ?? [])].map(textOf);
};

const LABELLED = 'input, textarea, select, button, meter, output, progress, [aria-label], [aria-labelledby]';

export const labelled = (root: ParentNode, words: Words): Element[] =>
  [...root.querySelectorAll(LABELLED)].filter((element) => labelsOf(element).some((label) => matches(label, words)));
