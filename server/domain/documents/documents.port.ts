export interface StoredDocument {
  /** 0: it was never written. */
  readonly revision: number;
  readonly body: string | null;
}

export interface DocumentPlace {
  readonly accountId: string;
  readonly name: string;
}

/** Texts that an account keeps for all of its devices. */
export interface Documents {
  read(place: DocumentPlace): Promise<StoredDocument>;
  /** Compare and set: null where it has another revision than this by now. Of any number at once one gets the next revision. */
  write(place: DocumentPlace, body: string, revision: number): Promise<number | null>;
}
