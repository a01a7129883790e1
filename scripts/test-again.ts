import { parseArgs } from 'node:util';
import { runAgain } from './test/run-again';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '20' }, busy: { type: 'boolean', default: false } },
});
const [file] = positionals;
const times = Number(values.times);
if (file === undefined || !Number.isInteger(times) || times < 1) {
  console.error('npm run test:again -- <file> [--times=20] [--busy]');
  process.exitCode = 1;
} else {
  process.exitCode = (await runAgain(file, times, values.busy)) ? 0 : 1;
}
