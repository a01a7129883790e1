import { clearDemo } from '../server/composition/clear-demo';
import { exitCodeOf } from '../server/domain/shared/start-problem';

const cleared = await clearDemo(process.env, process.cwd());
if (cleared.ok) console.log(cleared.value);
else {
  console.error(`the demo music was not removed: ${cleared.error.reason}`);
  process.exitCode = exitCodeOf(cleared.error);
}
