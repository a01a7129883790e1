import { createRequire } from 'node:module';
import type * as Jsdom from 'jest-environment-jsdom';
import { endContexts } from './contexts';
import { meets, needsOf, type Marks } from './selector-filter';

/** An element inside jsdom, with the fields that are read here. Its version increases with each change to it. */
interface ElementInside {
  readonly _version: number;
  readonly _localName: string;
  /** The cache of styles that the page's rules give to elements, replaced at each change of the page. */
  readonly _ownerDocument: { readonly _styleCache: object | null };
  getAttributeNS(namespace: null, name: string): string | null;
}

interface Selectors {
  matchesDontThrow: (element: ElementInside, selectorText?: string) => boolean;
}

const load = createRequire(import.meta.url);

// Must run before the environment is loaded, because the environment takes a reference to the function: jsdom spent a third of a
// screen test matching each rule of the page against each element.
askLessOften(load('jsdom/lib/jsdom/living/helpers/selectors.js') as Selectors);
const { TestEnvironment } = load('jest-environment-jsdom') as typeof Jsdom;
const { implForWrapper } = load('jsdom/lib/jsdom/living/generated/utils.js') as {
  implForWrapper(element: Element): ElementInside | null;
};

/** Jest's page environment with cheap computed styles. The styles are the same. */
export default class DomEnvironment extends TestEnvironment {
  constructor(...args: ConstructorParameters<typeof TestEnvironment>) {
    super(...args);
    if (this.dom !== null) rememberStyles(this.dom.window as unknown as Window);
  }

  override async teardown(): Promise<void> {
    await super.teardown();
    endContexts();
  }
}

/** Runs the selector engine only for elements that have the tag, the id and the classes of the last compound. */
function askLessOften(selectors: Selectors): void {
  const { matchesDontThrow } = selectors;
  const deps = new Map<string, ReturnType<typeof needsOf>>();
  const marks = new WeakMap<ElementInside, Marks & { readonly version: number }>();
  selectors.matchesDontThrow = (element, selectorText = '') => {
    const asked = deps.get(selectorText) ?? needsOf(selectorText);
    deps.set(selectorText, asked);
    const known = marks.get(element);
    const has = known?.version === element._version ? known : marksOf(element);
    marks.set(element, has);
    return meets(asked, has) && matchesDontThrow(element, selectorText);
  };
}

const marksOf = (element: ElementInside) => ({
  version: element._version,
  tag: element._localName,
  id: element.getAttributeNS(null, 'id'),
  classes: new Set((element.getAttributeNS(null, 'class') ?? '').split(/\s+/)),
});

/** A style is computed once until the page changes. */
function rememberStyles(window: Window): void {
  const compute = window.getComputedStyle.bind(window);
  const styles = new WeakMap<Element, { readonly style: CSSStyleDeclaration; readonly rules: object }>();
  const rulesFor = (element: Element) => implForWrapper(element)?._ownerDocument._styleCache;
  window.getComputedStyle = (element, pseudoElement) => {
    const known = pseudoElement ? undefined : styles.get(element);
    if (known !== undefined && known.rules === rulesFor(element)) return known.style;
    const style = compute(element, pseudoElement);
    const rules = rulesFor(element);
    if (!pseudoElement && rules) styles.set(element, { style, rules });
    return style;
  };
}
