import type { GatewayFailure } from '../shared/gateway-failure';
import type { Result } from '../shared/result';

/** What an account keeps for all of its devices. */
export type DocumentName = 'settings' | 'queue';

/** Revision 0 and no body: it was never written. */
export interface StoredDocument {
  readonly revision: number;
  readonly body: string | null;
}

export interface WriteAnswer {
  readonly isKept: boolean;
  /** What is kept now: this, or what somebody else kept before. */
  readonly document: StoredDocument;
}

/** Texts of up to 30,000 characters that an account keeps for all of its devices. */
export interface Documents {
  read(name: DocumentName): Promise<Result<StoredDocument, GatewayFailure>>;
  /** Compare and set: keeps it unless the document has another revision by now. Of any number at once, one is kept. */
  write(name: DocumentName, body: string, revision: number): Promise<Result<WriteAnswer, GatewayFailure>>;
}
