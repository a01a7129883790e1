import type { Container } from 'inversify';
import { DocumentSync } from '../application/documents/document-sync';
import { CHANGED_BY_USER_KEY, SharedQueue } from '../application/documents/shared-queue';
import { CHOSEN_KEY, SharedSettings } from '../application/documents/shared-settings';
import type { ResumePlayback } from '../application/live/resume-playback';
import { sharedSettings } from './shared-settings-list';
import { L } from './live-tokens';
import { P } from './playback-tokens';
import { resolve } from './token';
import { T } from './tokens';

const BROWSER_KEY = 'sharedBy';

/**
 * From this call on, settings and the queue follow the listener to every device; when the listener signs out, the next one starts
 * fresh. `isRestored`: the session is older than this page.
 */
export function startDocuments(container: Container, goOn: ResumePlayback, isRestored: boolean): { end(): void } {
  const [values, timer, clock] = [
    resolve(container, T.KeyValueStore),
    resolve(container, T.Timer),
    resolve(container, T.Clock),
  ];
  const by = values.read(BROWSER_KEY) ?? resolve(container, T.Random).id();
  values.write(BROWSER_KEY, by);
  const settings = new SharedSettings(sharedSettings(container), values, clock, isRestored);
  const store = resolve(container, P.PlayerStore);
  const songs = resolve(container, L.SongsById);
  const queue = new SharedQueue({ store, songs, goOn, values, time: { timer, clock } }, by);
  const documents = resolve(container, L.Documents);
  const news = resolve(container, L.LiveDevices).documents;
  const pairs = [settings, queue].map((shared) => ({ shared, sync: new DocumentSync(shared, documents, timer) }));
  for (const { shared, sync } of pairs) {
    shared.start(() => void sync.meet());
    sync.start(news);
    void sync.meet();
  }
  return {
    end: () => {
      for (const { shared, sync } of pairs) {
        sync.end();
        shared.end();
      }
      for (const key of [CHOSEN_KEY, CHANGED_BY_USER_KEY]) values.remove(key);
    },
  };
}
