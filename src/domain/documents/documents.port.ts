import type { GatewayFailure } from '../shared/gateway-failure';
import type { Result } from '../shared/result';

/** The documents that an account stores for all of its devices. */
export type DocumentName = 'settings' | 'queue';

/** Revision 0 and no body: the document was never written. */
export interface StoredDocument {
  readonly revision: number;
  readonly body: string | null;
}

export interface WriteAnswer {
  readonly isStored: boolean;
  /** The document stored now: this one, or the one that another device wrote before. */
  readonly document: StoredDocument;
}

/** Texts of up to 30,000 characters that an account stores for all of its devices. */
export interface Documents {
  read(name: DocumentName): Promise<Result<StoredDocument, GatewayFailure>>;
  /**
   * Compare and set: stores the body unless the document already has another revision. Of any number of simultaneous writes, one
   * succeeds.
   */
  write(name: DocumentName, body: string, revision: number): Promise<Result<WriteAnswer, GatewayFailure>>;
}
