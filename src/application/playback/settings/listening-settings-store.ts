import { BehaviorSubject, type Observable } from 'rxjs';
import {
  DEFAULT_LISTENING,
  readListeningSettings,
  toListeningSettings,
  type ListeningSettings,
} from '../../../domain/playback/settings/listening-settings';
import type { KeyValueStore } from '../../ports/key-value-store.port';

const KEY = 'listening';

/** The listener's sound settings, stored in this browser. Stored values are read leniently. */
export class ListeningSettingsStore {
  private readonly subject: BehaviorSubject<ListeningSettings>;
  /** The present settings at once, then every change. */
  readonly changes: Observable<ListeningSettings>;

  /** `sparesData` is the default until the listener chooses otherwise. */
  constructor(
    private readonly values: KeyValueStore,
    sparesData = false,
  ) {
    const first = { ...DEFAULT_LISTENING, dataSaver: sparesData };
    this.subject = new BehaviorSubject(readListeningSettings(values.read(KEY), first));
    this.changes = this.subject.asObservable();
  }

  get state(): ListeningSettings {
    return this.subject.value;
  }

  /** Changes these fields, within the allowed range, and stores all settings. */
  update(changes: Partial<ListeningSettings>): void {
    const next = toListeningSettings({ ...this.state, ...changes }, this.state);
    this.values.write(KEY, JSON.stringify(next));
    this.subject.next(next);
  }
}
