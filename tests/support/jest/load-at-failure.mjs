import { appendFileSync } from 'node:fs';
import { loadavg } from 'node:os';

/** A Jest reporter: how busy the machine was when a file failed, one line of JSON for each, where a file for it is named. */
export default class LoadAtFailure {
  onTestFileResult({ path }, { numFailingTests, testExecError }) {
    const list = process.env.SONG_LOADS_FILE;
    if (list === undefined || (numFailingTests === 0 && !testExecError)) return;
    appendFileSync(list, `${JSON.stringify({ file: path, load: loadavg()[0] })}\n`);
  }
}
