import { foldText } from '../../../../contract/kernel/fold-text';

/** What a title is called in code: its letters and digits without accents, words joined by hyphens. */
export const slugOf = (title: string): string =>
  foldText(title)
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
