import { readdirSync, readFileSync } from 'node:fs';
import { clearTimeout, setTimeout } from 'node:timers';

const MINUTE = 60_000;
const PUBLISH_DELAY = 5 * MINUTE;
const ENDED_AFTER = 10 * MINUTE;
const WORKER = 'jest-worker/build/processChild.js';

/**
 * A Jest reporter that names a suite which does not end, and then ends the workers: Jest only limits the time of a test, and
 * waits for ever for a worker that hangs outside a test. The running suites then count as failed, and the run continues. In one
 * process, without workers, it can end nothing.
 */
export default class NameWhatHangs {
  underway = new Map();

  onTestFileStart({ path }) {
    const tell = () => console.error(`${path} has not ended after ${PUBLISH_DELAY / MINUTE} minutes`);
    this.underway.set(path, [setTimeout(tell, PUBLISH_DELAY).unref(), setTimeout(endWorkers, ENDED_AFTER).unref()]);
  }

  onTestFileResult({ path }) {
    this.underway.get(path)?.forEach(clearTimeout);
    this.underway.delete(path);
  }
}

/** Ends all workers. Only on Linux, where /proc lists them. */
function endWorkers() {
  if (process.platform !== 'linux') return;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const stat = textOf(`/proc/${pid}/stat`);
    const command = textOf(`/proc/${pid}/cmdline`);
    const [, parent, , , , , , , , , , user, system] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (Number(parent) !== process.pid || !command.includes(WORKER)) continue;
    console.error(`ending worker ${pid}, which has worked for ${user} ticks, and the system for it ${system}`);
    end(Number(pid));
  }
}

function end(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The worker has ended by itself meanwhile.
  }
}

function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
