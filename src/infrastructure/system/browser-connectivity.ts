import { fromEvent, map, merge } from 'rxjs';
import type { Connectivity } from '../../application/ports/connectivity.port';

export class BrowserConnectivity implements Connectivity {
  readonly changes = merge(fromEvent(window, 'online'), fromEvent(window, 'offline')).pipe(map(() => this.isOnline()));

  isOnline(): boolean {
    return navigator.onLine;
  }
}
