import { describeRealFolderHistories } from '../server/import/real-folder-histories.contract';

describeRealFolderHistories(200);
