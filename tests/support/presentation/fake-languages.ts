import { Subject } from 'rxjs';
import type { Language, Languages } from '../../../src/presentation/view-models/languages';

/** Language settings that change at once, or refuse to change. */
export class FakeLanguages implements Languages {
  private readonly subject = new Subject<Language>();
  readonly changes = this.subject.asObservable();
  canChange = true;

  constructor(public current: Language = 'vi') {}

  choose(language: Language): Promise<boolean> {
    if (this.canChange) {
      this.current = language;
      this.subject.next(language);
    }
    return Promise.resolve(this.canChange);
  }
}
