import { composeApp } from './composition/app';
import { run } from './composition/run';

await run(composeApp);
