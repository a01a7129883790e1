import { configure, queries } from '@testing-library/dom';
import { computeAccessibleName } from 'dom-accessibility-api';
import { innermostWith, labelled, matches, textOf } from './match-words';
import type { Step } from './steps';

configure({ computedStyleSupportsPseudoElements: true, defaultHidden: false });

type Root = Document | Element;
type StepOf<K extends Step['kind']> = Extract<Step, { kind: K }>;

export function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

/** A name from `aria-label` needs no computing, and most elements have one. */
const nameOf = (element: Element): string => {
  const said = element.hasAttribute('aria-labelledby') ? '' : (element.getAttribute('aria-label') ?? '');
  return said.trim() === '' ? computeAccessibleName(element) : said;
};

function byRole(root: Root, { role, name, states }: StepOf<'role'>): Element[] {
  const container = root instanceof Document ? root.documentElement : (root as HTMLElement);
  const found = queries.queryAllByRole(container, role, { ...states });
  return name === null ? found : found.filter((element) => matches(nameOf(element), name));
}

const byCss = (root: Root, { selector }: StepOf<'css'>): Element[] => [...root.querySelectorAll(selector)];

/** Each element once, in document order. */
function inOrder(found: readonly Element[]): Element[] {
  const once = [...new Set(found)];
  const isAfter = (one: Element, other: Element) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING;
  return once.sort((one, other) => (isAfter(one, other) ? 1 : -1));
}

const fromAll = (roots: readonly Root[], search: (root: Root) => Element[]): Element[] =>
  roots.length === 1 ? search(roots[0] as Root) : inOrder(roots.flatMap(search));

function take(roots: readonly Root[], step: Step): Element[] {
  const elements = roots as readonly Element[];
  switch (step.kind) {
    case 'css':
      return fromAll(roots, (root) => byCss(root, step));
    case 'role':
      return fromAll(roots, (root) => byRole(root, step));
    case 'text':
      return fromAll(roots, (root) => innermostWith(root, step.words));
    case 'label':
      return fromAll(roots, (root) => labelled(root, step.words));
    case 'nth':
      return elements.slice(step.at).slice(0, 1);
    case 'visible':
      return elements.filter((element) => isVisible(element) === step.isVisible);
    case 'hasText':
      return elements.filter((element) => matches(textOf(element), step.words));
    case 'has':
      return elements.filter((element) => find(step.steps, element).length > 0);
    case 'and': {
      const others = new Set(find(step.steps));
      return elements.filter((element) => others.has(element));
    }
  }
}

/** The elements that the steps lead to, from the document or from an element. */
export function find(steps: readonly Step[], root: Root = document): Element[] {
  let found: readonly Root[] = [root];
  for (const step of steps) found = take(found, step);
  return found as Element[];
}
