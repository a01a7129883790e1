import { administrationRoutes } from '../../../../../contract/administration-routes';
import type { HttpTransport } from '../../../../application/ports/http-transport.port';
import type {
  FileFinding,
  FilesRequest,
  FolderFile,
  FolderFiles,
} from '../../../../domain/administration/folder-files.port';
import type { GatewayFailure } from '../../../../domain/shared/gateway-failure';
import type { CountedPage } from '../../../../domain/shared/page';
import { succeed, type Result } from '../../../../domain/shared/result';
import { callRoute } from '../call-route';
import { toCountedPage } from '../to-page';

/** The files in the media folder, as our own server reports them. */
export class SongFolderFiles implements FolderFiles {
  constructor(private readonly transport: HttpTransport) {}

  async list(
    kind: FileFinding,
    { searchText, page, pageSize }: FilesRequest,
  ): Promise<Result<CountedPage<FolderFile>, GatewayFailure>> {
    const query = { kind, q: searchText === '' ? undefined : searchText, page, pageSize };
    const answer = await callRoute(this.transport, administrationRoutes.importFiles, { query });
    return answer.ok ? succeed(toCountedPage(answer.value, ({ path, message }) => ({ id: path, message }))) : answer;
  }
}
