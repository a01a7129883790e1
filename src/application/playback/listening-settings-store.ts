import { BehaviorSubject, type Observable } from 'rxjs';
import {
  DEFAULT_LISTENING,
  readListeningSettings,
  toListeningSettings,
  type ListeningSettings,
} from '../../domain/playback/listening-settings';
import type { KeyValueStore } from '../ports/key-value-store.port';

const KEY = 'listening';

/** How the listener wants to hear, kept in this browser. What is stored is read leniently. */
export class ListeningSettingsStore {
  private readonly subject: BehaviorSubject<ListeningSettings>;
  /** The present settings at once, then every change. */
  readonly changes: Observable<ListeningSettings>;

  /** `sparesData`: what holds until the listener says otherwise. */
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

  /** Changes these fields, within what is allowed, and writes all of them down. */
  update(changes: Partial<ListeningSettings>): void {
    const next = toListeningSettings({ ...this.state, ...changes }, this.state);
    this.values.write(KEY, JSON.stringify(next));
    this.subject.next(next);
  }
}
