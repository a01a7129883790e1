import { composeApp } from '../../../server/composition/app';
import { run } from '../../../server/composition/run';

// The whole server in a process of its own, as it is started by its operator.
void run(composeApp);
