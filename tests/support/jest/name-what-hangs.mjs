import { readdirSync, readFileSync } from 'node:fs';
import { clearTimeout, setTimeout } from 'node:timers';

const MINUTE = 60_000;
const PUBLISH_DELAY = 5 * MINUTE;
const ENDED_AFTER = 10 * MINUTE;
const WORKER = 'jest-worker/build/processChild.js';

/**
 * A Jest reporter that names a suite which does not end, and then ends the workers: Jest limits the time of a test alone, and
 * waits for ever for a worker that hangs outside one. What is under way has failed then, and the run goes on. Without workers, in
 * one process, nothing can be ended.
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

/** Only Linux tells which they are. */
function endWorkers() {
  if (process.platform !== 'linux') return;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const [stat, command] = [textOf(`/proc/${pid}/stat`), textOf(`/proc/${pid}/cmdline`)];
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
    // It has ended by itself meanwhile.
  }
}

function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
