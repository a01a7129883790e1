import { foldText } from '../../contract/kernel/fold-text';

/** The slug of a title: its letters and digits without accents, with words joined by hyphens. */
export const slugOf = (title: string): string =>
  foldText(title)
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
