import { clearDemo } from '../server/composition/clear-demo';

const cleared = await clearDemo(process.env, process.cwd());
if (cleared.ok) console.log(cleared.value);
else {
  console.error(`the demo music was not removed: ${cleared.error}`);
  process.exitCode = 1;
}
