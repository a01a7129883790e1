import { appendFileSync } from 'node:fs';
import { loadavg } from 'node:os';

/** A Jest reporter: writes the load of the machine at each failed file, one line of JSON each, if an output file is named. */
export default class LoadAtFailure {
  onTestFileResult({ path }, { numFailingTests, testExecError }) {
    const list = process.env.SONG_LOADS_FILE;
    if (list === undefined || (numFailingTests === 0 && !testExecError)) return;
    appendFileSync(list, `${JSON.stringify({ file: path, load: loadavg()[0] })}\n`);
  }
}
