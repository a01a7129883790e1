import { BehaviorSubject, type Observable } from 'rxjs';
import { readFeedSettings, type FeedSettings } from '../../domain/shorts/feed-motion';
import { parseJson } from '../../domain/shared/parse-json';
import type { KeyValueStore } from '../ports/key-value-store.port';

const KEY = 'shorts';

/** The listener's settings of the feed, stored in this browser. */
export class FeedSettingsStore {
  private readonly subject: BehaviorSubject<FeedSettings>;
  /** The present settings at once, then every change. */
  readonly changes: Observable<FeedSettings>;

  constructor(private readonly values: KeyValueStore) {
    this.subject = new BehaviorSubject(this.read());
    this.changes = this.subject.asObservable();
  }

  get state(): FeedSettings {
    return this.subject.value;
  }

  update(change: Partial<FeedSettings>): void {
    const next = { ...this.state, ...change };
    this.values.write(KEY, JSON.stringify(next));
    this.subject.next(next);
  }

  private read(): FeedSettings {
    return readFeedSettings(parseJson(this.values.read(KEY) ?? ''));
  }
}
