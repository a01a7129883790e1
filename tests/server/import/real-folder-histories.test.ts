import { describeRealFolderHistories } from './real-folder-histories.contract';

// `tests/demo/real-folder-histories.test.ts` tries two hundred.
describeRealFolderHistories(10);
