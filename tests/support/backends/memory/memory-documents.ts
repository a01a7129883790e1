import { Subject } from 'rxjs';
import type {
  DocumentName,
  Documents,
  StoredDocument,
  WriteAnswer,
} from '../../../../src/domain/documents/documents.port';
import type { DocumentEvent } from '../../../../src/domain/live/live-devices.port';
import type { GatewayFailure } from '../../../../src/domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../../src/domain/shared/result';

/** An account's documents, as all of its devices in a test see them. */
export class DocumentShelf {
  readonly news = new Subject<DocumentEvent>();
  private readonly kept = new Map<DocumentName, StoredDocument>();

  read(name: DocumentName): StoredDocument {
    return this.kept.get(name) ?? { revision: 0, body: null };
  }

  write(name: DocumentName, body: string): void {
    const revision = this.read(name).revision + 1;
    this.kept.set(name, { revision, body });
    this.news.next({ kind: 'changed', name, revision });
  }
}

/** One device that uses the shelf; it may lose its network. */
export class MemoryDocuments implements Documents {
  isOffline = false;
  writes = 0;

  constructor(private readonly shelf: DocumentShelf) {}

  async read(name: DocumentName): Promise<Result<StoredDocument, GatewayFailure>> {
    return this.isOffline ? fail({ kind: 'offline' }) : succeed(this.shelf.read(name));
  }

  async write(name: DocumentName, body: string, revision: number): Promise<Result<WriteAnswer, GatewayFailure>> {
    if (this.isOffline) return fail({ kind: 'offline' });
    const isStored = this.shelf.read(name).revision === revision;
    this.writes += 1;
    if (isStored) this.shelf.write(name, body);
    return succeed({ isStored, document: this.shelf.read(name) });
  }
}
