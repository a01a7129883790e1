import { describeFolderHistories } from '../server/import/folder-histories.contract';

describeFolderHistories(20_000);
