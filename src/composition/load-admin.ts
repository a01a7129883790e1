import type { Container } from 'inversify';
import type { AdminServices } from '../application/administration/admin-services';
import { SaveFileList } from '../application/administration/save-file-list';
import { AnchorFileSaver } from '../infrastructure/system/anchor-file-saver';
import { D } from './admin-tokens';
import { adminModule, type BackendName } from './backends';
import { resolve } from './token';
import { T } from './tokens';

const loaded = new WeakSet<Container>();

/** Administration services over the backend's ports, which are bound only once. */
export async function loadAdmin(container: Container, backend: BackendName): Promise<AdminServices> {
  const ports = await adminModule(backend);
  if (!loaded.has(container)) container.load(ports);
  loaded.add(container);
  const files = resolve(container, D.Files);
  return {
    accounts: resolve(container, D.Accounts),
    absent: resolve(container, D.Absent),
    comments: resolve(container, D.Comments),
    figures: resolve(container, D.Figures),
    files,
    library: resolve(container, D.Library),
    saveFiles: new SaveFileList(files, new AnchorFileSaver(), resolve(container, T.Clock)),
    songs: resolve(container, D.Songs),
  };
}
