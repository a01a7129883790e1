import { ACCOUNT_CASES } from './account-cases';
import { ADMIN_CASES } from './admin-cases';
import { BROWSE_CASES } from './browse-cases';
import type { LeakCase } from './leak-case';
import { LIBRARY_CASES } from './library-cases';
import { PAGE_CASES } from './page-cases';
import { PLAYBACK_CASES } from './playback-cases';

/** One case for each view model of the product. */
export const LEAK_CASES: readonly LeakCase[] = [
  ...ACCOUNT_CASES,
  ...ADMIN_CASES,
  ...BROWSE_CASES,
  ...LIBRARY_CASES,
  ...PAGE_CASES,
  ...PLAYBACK_CASES,
];
