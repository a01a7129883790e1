import { Subject } from 'rxjs';
import { MemoryStore } from './memory-store';

/** One tab's view of the storage: a change by another tab is reported by its key. */
class TabStorage extends MemoryStore {
  readonly changedKeys = new Subject<string | null>();

  constructor(
    override readonly values: Map<string, string>,
    private readonly tell: (key: string, writer: TabStorage) => void,
  ) {
    super();
  }

  override write(key: string, value: string): void {
    this.values.set(key, value);
    this.tell(key, this);
  }

  override remove(key: string): void {
    this.values.delete(key);
    this.tell(key, this);
  }
}

/** The storage that the tabs of one browser share. */
export class MemoryBrowserStorage {
  private readonly values = new Map<string, string>();
  private readonly tabs: TabStorage[] = [];

  openTab(): TabStorage {
    const tab = new TabStorage(this.values, (key, writer) => {
      this.tabs.filter((other) => other !== writer).forEach((other) => other.changedKeys.next(key));
    });
    this.tabs.push(tab);
    return tab;
  }
}
