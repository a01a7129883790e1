import type { PortsOf } from '../ports/backend.port';
import type { SaveFileList } from './save-file-list';

type AdminPorts = PortsOf<'admin'>;

/** The services of administration; their code is loaded by the first call. */
export interface AdminServices extends AdminPorts {
  readonly saveFiles: Pick<SaveFileList, 'execute'>;
}
