import { describeFolderHistories } from './folder-histories.contract';

// `tests/demo/folder-histories.test.ts` tries twenty thousand.
describeFolderHistories(500);
