import { describeDamagedFiles } from './damaged-files.contract';

// `tests/demo/damaged-files.test.ts` tries two thousand.
describeDamagedFiles(200);
