import { filter, fromEvent, map, type Observable } from 'rxjs';

/** Keys of `localStorage` that another tab has changed; null where it emptied all. The browser tells after the change. */
export const changedKeys = (page: Window): Observable<string | null> =>
  fromEvent<StorageEvent>(page, 'storage').pipe(
    filter(({ storageArea }) => storageArea !== page.sessionStorage),
    map(({ key }) => key),
  );
