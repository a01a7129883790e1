import type { Step } from './steps';

/** Playwright's own selector engines and selectors. */
const NOT_CSS = /^\w[\w-]*=|>>|:(has-text|text|visible|nth-match|above|below|near|left-of|right-of)\b|^\/\//;

export function cssStep(selector: string): Step {
  if (selector === 'visible=true') return { kind: 'visible', isVisible: true };
  if (NOT_CSS.test(selector)) throw new Error(`the WebKit driver has no selector "${selector}"`);
  return { kind: 'css', selector };
}
