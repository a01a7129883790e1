export interface StoredDocument {
  /** 0 means that the document was never written. */
  readonly revision: number;
  readonly body: string | null;
}

export interface DocumentPlace {
  readonly accountId: string;
  readonly name: string;
}

/** Texts that an account stores for all its devices. */
export interface Documents {
  read(place: DocumentPlace): Promise<StoredDocument>;
  /**
   * Compare and set: null if the document now has another revision than this. Of any number of concurrent calls, one gets the
   * next revision.
   */
  write(place: DocumentPlace, body: string, revision: number): Promise<number | null>;
}
