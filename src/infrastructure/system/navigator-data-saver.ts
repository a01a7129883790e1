import type { DataSaver } from '../../application/ports/data-saver.port';

interface NavigatorWithConnection {
  readonly connection?: { readonly saveData?: boolean };
}

/** The browser's own data saver; a browser that does not report it counts as not saving data. */
export class NavigatorDataSaver implements DataSaver {
  isOn(): boolean {
    return (navigator as NavigatorWithConnection).connection?.saveData === true;
  }
}
