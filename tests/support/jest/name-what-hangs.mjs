import { clearTimeout, setTimeout } from 'node:timers';

const LONG_MINUTES = 5;

/** A Jest reporter that names a suite which does not end: a run that is stopped from outside says nothing of it. */
export default class NameWhatHangs {
  underway = new Map();

  onTestFileStart({ path }) {
    const tell = () => console.error(`${path} has not ended after ${LONG_MINUTES} minutes`);
    this.underway.set(path, setTimeout(tell, LONG_MINUTES * 60_000).unref());
  }

  onTestFileResult({ path }) {
    clearTimeout(this.underway.get(path));
    this.underway.delete(path);
  }
}
