import { describeDamagedFiles } from '../server/import/damaged-files.contract';

describeDamagedFiles(2_000);
