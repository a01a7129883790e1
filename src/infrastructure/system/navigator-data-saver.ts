import type { DataSaver } from '../../application/ports/data-saver.port';

interface NavigatorWithConnection {
  readonly connection?: { readonly saveData?: boolean };
}

/** The browser's own data saver; browsers that do not tell count as not sparing. */
export class NavigatorDataSaver implements DataSaver {
  isOn(): boolean {
    return (navigator as NavigatorWithConnection).connection?.saveData === true;
  }
}
