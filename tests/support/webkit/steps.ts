/** How a text must match: in part, in full, or by a regular expression. */
export type Words =
  | { readonly text: string; readonly isExact: boolean }
  | { readonly source: string; readonly flags: string };

export interface RoleStates {
  readonly pressed?: boolean;
  readonly selected?: boolean;
  readonly checked?: boolean;
  readonly expanded?: boolean;
  readonly level?: number;
}

/** The path to elements, as it is sent into a page: each step starts from the elements that the previous steps have found. */
export type Step =
  | { readonly kind: 'css'; readonly selector: string }
  | { readonly kind: 'role'; readonly role: string; readonly name: Words | null; readonly states: RoleStates }
  | { readonly kind: 'text'; readonly words: Words }
  | { readonly kind: 'label'; readonly words: Words }
  | { readonly kind: 'nth'; readonly at: number }
  | { readonly kind: 'visible'; readonly isVisible: boolean }
  | { readonly kind: 'hasText'; readonly words: Words }
  | { readonly kind: 'has'; readonly steps: readonly Step[] }
  | { readonly kind: 'and'; readonly steps: readonly Step[] };

export const wordsOf = (given: string | RegExp, isExact = false): Words =>
  typeof given === 'string' ? { text: given, isExact } : { source: given.source, flags: given.flags };
