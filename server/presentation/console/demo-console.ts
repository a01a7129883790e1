import type { DemoProgress } from '../../../contract/kernel/demo-progress';
import { demoEndLines, demoLine } from './demo-lines';
import type { UpdatingLine } from './updating-line';

/** Shows the progress of the demo on the console. A start that has nothing to make prints nothing. */
export class DemoConsole {
  private hasShown = false;

  constructor(private readonly line: UpdatingLine) {}

  advanced(progress: DemoProgress): void {
    if (progress.state === 'making' && progress.current !== null) {
      this.hasShown = true;
      this.line.show(demoLine(progress));
    }
    if (progress.state === 'ready' && this.hasShown) this.line.end(demoEndLines(progress));
  }
}
