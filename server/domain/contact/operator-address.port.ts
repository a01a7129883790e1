/** The operator of the server, as far as the server has one on record. */
export interface OperatorAddress {
  /** The mail address of the first admin; null while there is none. */
  find(): Promise<string | null>;
}
