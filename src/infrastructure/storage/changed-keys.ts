import { filter, fromEvent, map, type Observable } from 'rxjs';

/** Keys of `localStorage` that another tab has changed; null if it cleared all. The browser reports a change after it is made. */
export const changedKeys = (page: Window): Observable<string | null> =>
  fromEvent<StorageEvent>(page, 'storage').pipe(
    filter(({ storageArea }) => storageArea !== page.sessionStorage),
    map(({ key }) => key),
  );
