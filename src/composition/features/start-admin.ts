import type { Container } from 'inversify';
import { SaveFileList } from '../../application/administration/save-file-list';
import type { AdminServices } from '../../application/administration/admin-services';
import type { BackendFeatures } from '../../application/ports/backend.port';
import { AnchorFileSaver } from '../../infrastructure/system/anchor-file-saver';
import { resolve } from '../token';
import { Roles } from '../roles';

/** The administration services, over the backend's ports. */
export const startAdmin = (container: Container, ports: BackendFeatures['admin']): Partial<AdminServices> =>
  ports === undefined
    ? {}
    : { ...ports, saveFiles: new SaveFileList(ports.files, new AnchorFileSaver(), resolve(container, Roles.Clock)) };
